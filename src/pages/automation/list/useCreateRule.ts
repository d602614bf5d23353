import { useTranslate } from 'ra-core';
import type { Widget } from '../../../../resources/widgets';
import { useErrorText } from '../../../engine/errors/errorText';
import { publishWidget } from '../../../engine/storefront/publishWidget';
import { useWidgetPorts } from '../../../engine/storefront/useWidgetPorts';
import type { WidgetData } from '../../../engine/storefront/widgetData';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { useToast } from '../../../ui/toasts/toastContext';
import { RULE_WIDGET_TYPE } from '../rule/rule';

/** An id that no widget has, so that a widget is created. */
const NEW_ID = '';

/**
 * Creates rules, which are off at first. Failures are shown as toasts.
 * @param onCreated called with the widget of the new rule
 */
export function useCreateRule(onCreated: (widget: Widget) => void) {
  const translate = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const ports = useWidgetPorts();
  return useAsyncAction(async (data: WidgetData, name: string) => {
    try {
      const widget = await publishWidget({ type: RULE_WIDGET_TYPE, id: NEW_ID }, { base: {}, mine: data }, ports);
      toast({ tone: 'done', text: translate('automation.created', { name }) });
      onCreated(widget);
    } catch (thrown) {
      console.warn('creating a rule failed', thrown);
      toast({ tone: 'danger', text: translate('automation.createFailed', { reason: errorText(thrown) }) });
    }
  });
}
