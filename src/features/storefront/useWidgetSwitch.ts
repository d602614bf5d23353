import '../../../i18n/en/areas/widgets';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import type { Widget } from '../../../resources/widgets';
import { useErrorReason } from '../../engine/errors/errorReason';
import { loadBeforeWrite } from '../../engine/writes/verifiedWrite';
import { useAsyncAction } from '../../ui/buttons/useAsyncAction';
import { type CreatePorts, createWidget, findRepeatedWidgets } from './createWidget';
import { useReportCreatedWidget } from './useReportCreatedWidget';
import { useWidgetPorts, type WidgetPorts } from './useWidgetPorts';
import { parseWidgetData } from './widgetData';
import { findWidget } from './widgetsQuery';

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

interface SwitchPorts extends CreatePorts, Pick<WidgetPorts, 'dataProvider'> {
  /**
   * Called after the widget was created, which may have happened twice.
   * @param findRepeated finds the widgets that were created in addition to it
   */
  onCreated(findRepeated: () => Promise<readonly Widget[]>): void;
}

/** An existing widget, or a type that has no widget yet. */
type WidgetSwitchTarget = Pick<Widget, '_id' | 'type'> | { _id: null; type: string };

/**
 * Turns a widget on or off, and creates it first if necessary.
 * @throws AppError
 */
async function switchWidget({ _id, type }: WidgetSwitchTarget, isOn: boolean, ports: SwitchPorts): Promise<void> {
  const id = _id ?? (await findOrCreate(type ?? '', ports))._id;
  await ports.dataProvider.update('widgets', { id, data: { isEnabled: isOn }, previousData: { id } });
}

/** Returns the widget of a type. Refetches before creating one, since another user may have created it. */
async function findOrCreate(type: string, ports: SwitchPorts): Promise<Widget> {
  const before = await loadBeforeWrite(ports.load);
  const found = findWidget(before, type);
  if (found) return found;
  const created = await createWidget(type, {}, before, ports);
  // The server may have added defaults.
  const data = parseWidgetData(created.data);
  ports.onCreated(() => findRepeatedWidgets(created, type, data, before, ports));
  return created;
}
