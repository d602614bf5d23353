import '../../../i18n/en/areas/widgets';
import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { useState } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import type { Widget } from '../../../resources/widgets';
import { useErrorCause } from '../../engine/errors/errorCause';
import { useAsyncAction } from '../../ui/buttons/useAsyncAction';
import { createWidget } from './useCreateWidget';
import { useWidgetPorts, type WidgetPorts } from './useWidgetPorts';
import { findWidget } from './widgetsQuery';

interface UseWidgetSwitchResult {
  /** Optimistic; rolled back on failure. */
  isOn: boolean;
  isBusy: boolean;
  setEnabled: (isOn: boolean) => void;
}

/** Id of the notifications that say whether a widget is on: the latest takes the place of those before. */
export const toWidgetNotificationId = (name: string): string => `widget ${name}`;

/** Returns a function that turns a widget on or off, and notifies the outcome. Never rejects. */
export function useSwitchWidget(): (
  name: string,
  isOn: boolean,
  getId: () => string | Promise<string>,
) => Promise<void> {
  const translate = useTranslate();
  const notify = useNotify();
  const getErrorCause = useErrorCause();
  const ports = useWidgetPorts();
  const [update] = useUpdate();

  return async (name, isOn, getId) => {
    const notificationId = toWidgetNotificationId(name);
    try {
      const id = await getId();
      const params = { id, data: { isEnabled: isOn }, previousData: { id } };
      await update('widgets', params, { returnPromise: true });
      notify(translate(isOn ? 'widgets.switch.on' : 'widgets.switch.off', { name }), {
        type: 'success',
        id: notificationId,
      });
      ports.notifyChanged();
    } catch (thrown) {
      console.warn('switching a widget failed', thrown);
      const { uncertain } = toAppError(thrown);
      const failed = isOn ? 'widgets.switch.onFailed' : 'widgets.switch.offFailed';
      const messageKey = uncertain ? 'widgets.switch.uncertain' : failed;
      notify(translate(messageKey, { name, reason: getErrorCause(thrown) }), {
        type: 'error',
        id: notificationId,
      });
    }
  };
}

/**
 * Turns a widget on or off with an optimistic update.
 * @param widget null if there is no widget of the type yet
 */
export function useWidgetSwitch(type: string, widget: Widget | null, name: string): UseWidgetSwitchResult {
  const ports = useWidgetPorts();
  const switchWidget = useSwitchWidget();
  const [optimisticValue, setOptimisticValue] = useState<boolean | null>(null);

  const { isPending, run } = useAsyncAction(async (isOn: boolean) => {
    setOptimisticValue(isOn);
    await switchWidget(name, isOn, async () => widget?._id ?? (await findOrCreate({ type, name }, ports))._id);
    setOptimisticValue(null);
  });
  return { isOn: optimisticValue ?? widget?.isEnabled === true, isBusy: isPending, setEnabled: run };
}

/** Returns the widget of a type. Refetches before creating one, since another user may have created it. @throws AppError */
async function findOrCreate(widget: { type: string; name: string }, { load, dataProvider }: WidgetPorts) {
  const found = findWidget(await load(), widget.type);
  return found ?? (await createWidget(dataProvider, { ...widget, data: {} })).data;
}
