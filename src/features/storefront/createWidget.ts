import { isDeepEqual } from '../../../dataProvider/writes/mergeEdits';
import type { Widget } from '../../../resources/widgets';
import { writeAndVerify } from '../../engine/writes/verifiedWrite';
import type { WidgetPorts } from './useWidgetPorts';
import { parseWidgetData, type WidgetData } from './widgetData';

export type CreatePorts = Pick<WidgetPorts, 'load' | 'create' | 'confirmCreated'>;

/**
 * Creates a widget, and reads back if the response was lost.
 * @param before widgets before the creation
 * @throws AppError that is `uncertain` if the result could not be verified
 */
export async function createWidget(
  type: string,
  data: WidgetData,
  before: readonly Widget[],
  ports: CreatePorts,
): Promise<Widget> {
  const findCreated = (widgets: readonly Widget[]) => findCreatedWidgets(type, data, before, widgets)[0];
  const result = await writeAndVerify({
    write: () => ports.create(type, data),
    load: ports.load,
    verify: (widgets) => (findCreated(widgets) ? 'applied' : 'notApplied'),
  });
  if (result.kind === 'written') return result.response;
  const created = result.kind === 'applied' && findCreated(result.state);
  if (!created) throw result.error;
  ports.confirmCreated(type, data);
  return created;
}

/**
 * Finds the widgets that were created in addition to one. Another creation with the same values in the meantime counts
 * as a repeated one.
 * @throws AppError
 */
export async function findRepeatedWidgets(
  created: Widget,
  type: string,
  data: WidgetData,
  before: readonly Widget[],
  { load }: Pick<CreatePorts, 'load'>,
): Promise<readonly Widget[]> {
  return findCreatedWidgets(type, data, before, await load()).filter(({ _id }) => _id !== created._id);
}

/** Finds the widgets of these values that weren't there before. */
function findCreatedWidgets(
  type: string,
  data: WidgetData,
  before: readonly Widget[],
  current: readonly Widget[],
): readonly Widget[] {
  const known = new Set(before.map(({ _id }) => _id));
  return current.filter(
    (widget) => widget.type === type && !known.has(widget._id) && isDeepEqual(parseWidgetData(widget.data), data),
  );
}
