import { useNotify, useTranslate } from 'ra-core';
import type { Widget } from '../../../../resources/widgets';
import { useErrorText } from '../../../engine/errors/errorText';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { useCreateWidget } from '../../storefront/useCreateWidget';
import type { WidgetData } from '../../storefront/widgetData';
import { RULE_WIDGET_TYPE } from '../rule/rule';

/**
 * Creates rules, which are off at first. Failures are shown as notifications.
 * @param onCreated called with the widget of the new rule
 */
export function useCreateRule(onCreated: (widget: Widget) => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const createWidget = useCreateWidget();
  return useAsyncAction(async (data: WidgetData, name: string) => {
    try {
      const done = translate('automation.created', { name });
      onCreated(await createWidget({ type: RULE_WIDGET_TYPE, data, name, done }));
    } catch (thrown) {
      console.warn('creating a rule failed', thrown);
      notify(translate('automation.createFailed', { reason: errorText(thrown) }), { type: 'error' });
    }
  });
}
