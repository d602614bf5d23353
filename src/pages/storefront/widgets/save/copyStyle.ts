import { certainly } from '../../../../../dataProvider/certainly';
import { type AppError, toAppError } from '../../../../../dataProvider/errors';
import { type WidgetType, widgetPages } from '../../../../../resources/widgetPages';
import { fieldsOf } from '../../../../../resources/widgetPages/widgetPage';
import { dataOf, type WidgetData } from '../widgetData';
import { widgetOf } from '../widgetsQuery';
import type { WidgetPorts } from './useWidgetPorts';

interface CopiedStyle {
  done: readonly WidgetType[];
  failed: readonly { type: WidgetType; error: AppError }[];
}

type CopyPorts = Pick<WidgetPorts, 'read' | 'change'>;

/** Gives widgets a style, one after the other; nothing else of them is touched, whoever changed it last. */
export async function copyStyle(
  style: WidgetData,
  types: readonly WidgetType[],
  ports: CopyPorts,
): Promise<CopiedStyle> {
  const done: WidgetType[] = [];
  const failed: { type: WidgetType; error: AppError }[] = [];
  for (const type of types) {
    const error = await styleOne(style, type, ports);
    if (error) failed.push({ type, error });
    else done.push(type);
  }
  return { done, failed };
}

async function styleOne(style: WidgetData, type: WidgetType, { read, change }: CopyPorts): Promise<AppError | null> {
  // A widget without buttons has no style of them.
  const known = fieldsOf(widgetPages[type]);
  const own = Object.fromEntries(Object.entries(style).filter(([name]) => Object.hasOwn(known, name)));
  let isSent = false;
  try {
    const widget = widgetOf(await read(), type);
    // It was deleted meanwhile: there is nothing to style.
    if (!widget) return null;
    isSent = true;
    await change(widget._id, { ...dataOf(widget.data), ...own });
    return null;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (!isSent) return certainly(error);
    const now = error.uncertain ? await read().catch(() => null) : null;
    if (!now) return error;
    const data = dataOf(widgetOf(now, type)?.data);
    return Object.entries(own).every(([name, value]) => data[name] === value) ? null : certainly(error);
  }
}
