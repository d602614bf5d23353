import { AppError, toAppError } from '../../../dataProvider/errors';
import { mergeEdits } from '../../../dataProvider/writes/mergeEdits';
import type { UpdateMeta } from '../../../dataProvider/writes/withVerification';
import type { Widget } from '../../../resources/widgets';
import { loadBeforeWrite } from '../../engine/writes/verifiedWrite';
import { type CreatePorts, createWidget, findRepeatedWidgets } from './createWidget';
import type { WidgetPorts } from './useWidgetPorts';
import { parseWidgetData, type WidgetData, widgetDataShape } from './widgetData';
import { findTarget, type WidgetTarget } from './widgetsQuery';

export interface PublishPorts extends CreatePorts, Pick<WidgetPorts, 'dataProvider' | 'known'> {
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
 * Publishes a widget: merges the edits into the data as they are now. Changes that other users made to other fields are kept. A widget that doesn't exist is created.
 * @returns the widget with the data that are published now
 * @throws AppError of kind `conflict` if the same fields were changed; `uncertain` if the result could not be verified
 */
export async function publishWidget(target: WidgetTarget, edit: WidgetEdit, ports: PublishPorts): Promise<Widget> {
  const { dataProvider, load } = ports;
  const known = findTarget(ports.known(), target) ?? findTarget(await loadBeforeWrite(load), target);
  const meta: UpdateMeta = { edit: ({ data }) => ({ data: mergeOver(parseWidgetData(data), edit) }) };
  try {
    if (known) {
      const params = { id: known._id, data: {}, previousData: known, meta };
      return (await dataProvider.update('widgets', params)).data;
    }
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind !== 'notFound' || error.fresh !== null) throw error;
  }
  const { mine } = edit;
  const before = await loadBeforeWrite(load);
  const created = await createWidget(target.type, mine, before, ports);
  ports.onCreated?.(() => findRepeatedWidgets(created, target.type, mine, before, ports));
  return created;
}

function mergeOver(stored: WidgetData, { base, mine, read = (data) => data }: WidgetEdit): WidgetData {
  // What the editor filled in isn't a change of another user's.
  const theirs = read(stored);
  const { value, conflicts } = mergeEdits(base, mine, theirs);
  const merged = widgetDataShape.safeParse(mergeEdits(theirs, value, stored).value);
  if (conflicts.length > 0 || !merged.success) throw createConflictError();
  return merged.data;
}
