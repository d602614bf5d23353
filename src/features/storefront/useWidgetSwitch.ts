import '../../../i18n/en/areas/widgets';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import type { Widget } from '../../../resources/widgets';
import { useErrorReason } from '../../engine/errors/errorReason';
import { useAsyncAction } from '../../ui/buttons/useAsyncAction';
import { switchWidget } from './switchWidget';
import { useReportCreatedWidget } from './useReportCreatedWidget';
import { useWidgetPorts } from './useWidgetPorts';

interface UseWidgetSwitchResult {
  /** Optimistic; rolled back on failure. */
  isOn: boolean;
  isBusy: boolean;
  setEnabled: (isOn: boolean) => void;
}

/**
 * Turns a widget on or off with an optimistic update. Reports further widgets if a missing one was created more than
 * once. Needs the `create` messages.
 * @param widget null if there is no widget of the type yet
 */
export function useWidgetSwitch(type: string, widget: Widget | null, name: string): UseWidgetSwitchResult {
  const translate = useTranslate();
  const notify = useNotify();
  const getErrorReason = useErrorReason();
  const ports = useWidgetPorts();
  const reportCreated = useReportCreatedWidget(ports);
  const [optimisticValue, setOptimisticValue] = useState<boolean | null>(null);

  const { isPending, run } = useAsyncAction(async (isOn: boolean) => {
    setOptimisticValue(isOn);
    const checks: (() => Promise<readonly Widget[]>)[] = [];
    try {
      const target = widget ?? { _id: null, type };
      await switchWidget(target, isOn, { ...ports, onCreated: (findRepeated) => checks.push(findRepeated) });
      notify(translate(isOn ? 'widgets.switch.on' : 'widgets.switch.off', { name }), { type: 'success' });
      ports.notifyChanged();
    } catch (thrown) {
      console.warn('switching a widget failed', thrown);
      const { uncertain } = toAppError(thrown);
      const failed = isOn ? 'widgets.switch.onFailed' : 'widgets.switch.offFailed';
      const messageKey = uncertain ? 'widgets.switch.uncertain' : failed;
      notify(translate(messageKey, { name, reason: getErrorReason(thrown) }), { type: 'error' });
    } finally {
      setOptimisticValue(null);
      for (const findRepeated of checks) void reportCreated({ name, done: null, findRepeated });
    }
  });
  return { isOn: optimisticValue ?? widget?.isEnabled === true, isBusy: isPending, setEnabled: run };
}
