import type { Widget } from '../../../resources/widgets';
import { isDeepEqual } from '../editing/mergeEdits';
import { writeAndVerify } from '../writes/verifiedWrite';
import { parseWidgetData, type WidgetData } from './widgetData';

export interface CreatePorts {
  /**
   * Fetches the current widgets.
   * @throws AppError
   */
  load(): Promise<readonly Widget[]>;
  /**
   * Creates a widget, turned off. Repeated attempts with the same values create one widget.
   * @throws AppError
   */
  create(type: string, data: WidgetData): Promise<Widget>;
  /** The widget was found after its response was lost: the same values create another widget from now on. */
  confirmCreated(type: string, data: WidgetData): void;
}

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
  const findCreated = (widgets: readonly Widget[]) =>
    widgets.find(
      (widget) =>
        widget.type === type &&
        !before.some(({ _id }) => _id === widget._id) &&
        isDeepEqual(parseWidgetData(widget.data), data),
    );
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
