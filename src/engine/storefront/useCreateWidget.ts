import type { Widget } from '../../../resources/widgets';
import { useReportCreated } from '../errors/useReportCreated';
import { loadBeforeWrite } from '../writes/verifiedWrite';
import { createWidget, findCreatedWidgets } from './createWidget';
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
  const report = useReportCreated<Widget>({
    remove: ({ _id }) => ports.remove(_id),
    refresh: ports.notifyChanged,
  });
  return async ({ type, data, name, done }) => {
    const before = await loadBeforeWrite(ports.load);
    const created = await createWidget(type, data, before, ports);
    ports.notifyChanged();
    const findRepeated = async () =>
      findCreatedWidgets(type, data, before, await ports.load()).filter(({ _id }) => _id !== created._id);
    // Another creation with the same values in the meantime would count as a repeated one.
    await report({ name, done, findRepeated });
    return created;
  };
}
