import { AppError } from '../../../dataProvider/errors';
import type { Widget } from '../../../resources/widgets';
import { isDeepEqual, mergeEdits } from '../../engine/editing/mergeEdits';
import { loadBeforeWrite, writeAndVerify } from '../../engine/writes/verifiedWrite';
import { type CreatePorts, createWidget, findRepeatedWidgets } from './createWidget';
import { parseWidgetData, type WidgetData, widgetDataShape } from './widgetData';
import { findTarget, type WidgetTarget } from './widgetsQuery';

export interface PublishPorts extends CreatePorts {
  /**
   * Replaces the data of a widget.
   * @throws AppError
   */
  update(id: string, data: WidgetData): Promise<Widget>;
  /**
   * Called after the widget was created, which may have happened twice. An update isn't checked: it replaces the data by
   * the same again.
   * @param findRepeated finds the widgets that were created in addition to it
   */
  onCreated?(findRepeated: () => Promise<readonly Widget[]>): void;
}

/** The same fields were changed by another user; nothing was sent. */
const createConflictError = () => new AppError({ kind: 'conflict', status: 409 });

/** Edited data of a widget. */
export interface WidgetEdit {
  /** Published data that the edit is based on. */
  base: WidgetData;
  mine: WidgetData;
  /** How the editor reads stored data, if it fills in or corrects parts. Parts that aren't edited stay as stored. */
  read?: (stored: WidgetData) => WidgetData;
}

/**
 * Publishes a widget: fetches the current data, merges the edits into them, writes, and reads back if the response was
 * lost. Changes that other users made to other fields are kept. A widget that doesn't exist is created.
 * @returns the widget with the data that are published now
 * @throws AppError of kind `conflict` if the same fields were changed; `uncertain` if the result could not be verified
 */
export async function publishWidget(target: WidgetTarget, edit: WidgetEdit, ports: PublishPorts): Promise<Widget> {
  const before = await loadBeforeWrite(ports.load);
  const current = findTarget(before, target);
  if (!current) {
    const { mine } = edit;
    const created = await createWidget(target.type, mine, before, ports);
    ports.onCreated?.(() => findRepeatedWidgets(created, target.type, mine, before, ports));
    return created;
  }
  const sent = mergeOver(parseWidgetData(current.data), edit);
  const result = await writeAndVerify({
    write: () => ports.update(current._id, sent),
    load: ports.load,
    verify(widgets) {
      const found = widgets.find(({ _id }) => _id === current._id);
      return found && isDeepEqual(parseWidgetData(found.data), sent) ? 'applied' : 'notApplied';
    },
  });
  if (result.kind === 'written') return result.response;
  if (result.kind === 'applied') return { ...current, data: sent };
  throw result.error;
}

function mergeOver(stored: WidgetData, { base, mine, read = (data) => data }: WidgetEdit): WidgetData {
  // What the editor filled in isn't a change of another user's.
  const theirs = read(stored);
  const { value, conflicts } = mergeEdits(base, mine, theirs);
  const merged = widgetDataShape.safeParse(mergeEdits(theirs, value, stored).value);
  if (conflicts.length > 0 || !merged.success) throw createConflictError();
  return merged.data;
}
