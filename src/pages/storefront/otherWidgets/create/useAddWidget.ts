import { useTranslate } from 'ra-core';
import type { Widget } from '../../../../../resources/widgets';
import { createWidget } from '../../../../engine/storefront/createWidget';
import { useWidgetPorts } from '../../../../engine/storefront/useWidgetPorts';
import type { WidgetData } from '../../../../engine/storefront/widgetData';
import { loadBeforeWrite } from '../../../../engine/writes/verifiedWrite';
import { useToast } from '../../../../ui/toasts/toastContext';
import { useOtherWidgetLabels } from '../useOtherWidgetLabels';

/**
 * Returns a function that adds a widget, turned off, and shows a toast.
 * It throws an AppError; repeating the same call after it adds the widget once.
 */
export function useAddWidget(): (type: string, data: WidgetData) => Promise<Widget> {
  const translate = useTranslate();
  const toast = useToast();
  const ports = useWidgetPorts();
  const { getName } = useOtherWidgetLabels();
  return async (type, data) => {
    const before = await loadBeforeWrite(ports.load);
    const widget = await createWidget(type, data, before, ports);
    ports.notifyChanged();
    toast({ tone: 'done', text: translate('otherWidgets.add.done', { name: getName(widget) }) });
    return widget;
  };
}
