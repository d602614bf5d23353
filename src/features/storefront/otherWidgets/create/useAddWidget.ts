import { useTranslate } from 'ra-core';
import type { Widget } from '../../../../../resources/widgets';
import { useCreateWidget } from '../../useCreateWidget';
import type { WidgetData } from '../../widgetData';
import { useOtherWidgetLabels } from '../useOtherWidgetLabels';

/**
 * Returns a function that adds a widget, turned off, and shows a notification.
 * It throws an AppError; repeating the same call after it adds the widget once.
 */
export function useAddWidget(): (type: string, data: WidgetData) => Promise<Widget> {
  const translate = useTranslate();
  const createWidget = useCreateWidget();
  const { getName } = useOtherWidgetLabels();
  return (type, data) => {
    const name = getName({ type, data });
    return createWidget({ type, data, name, done: translate('otherWidgets.add.done', { name }) });
  };
}
