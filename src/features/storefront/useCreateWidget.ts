import type { Widget } from '../../../resources/widgets';
import { loadBeforeWrite } from '../../engine/writes/verifiedWrite';
import { createWidget, findRepeatedWidgets } from './createWidget';
import { useReportCreatedWidget } from './useReportCreatedWidget';
import { useWidgetPorts } from './useWidgetPorts';
import type { WidgetData } from './widgetData';

interface NewWidget {
  type: string;
  data: WidgetData;
  /** Name of the widget in messages. */
  name: string;
  /** Message if it was created once. */
  done: string;
}

/**
 * Returns a function that creates a widget, turned off, and shows a message: that it was created, or that it was created
 * several times. It throws an AppError; repeating the same call after it creates the widget once. Needs the `create`
 * messages.
 */
export function useCreateWidget(): (widget: NewWidget) => Promise<Widget> {
  const ports = useWidgetPorts();
  const report = useReportCreatedWidget(ports);
  return async ({ type, data, name, done }) => {
    const before = await loadBeforeWrite(ports.load);
    const created = await createWidget(type, data, before, ports);
    ports.notifyChanged();
    await report({ name, done, findRepeated: () => findRepeatedWidgets(created, type, data, before, ports) });
    return created;
  };
}
