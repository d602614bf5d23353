import { AppError, toAppError } from '../../../dataProvider/errors';
import { mergeEdits } from '../../../dataProvider/writes/mergeEdits';
import type { UpdateMeta } from '../../../dataProvider/writes/withVerification';
import type { Widget } from '../../../resources/widgets';
import { createWidget } from './useCreateWidget';
import type { WidgetPorts } from './useWidgetPorts';
import { parseWidgetData, type WidgetData, widgetDataShape } from './widgetData';
import { findTarget, type WidgetTarget } from './widgetsQuery';

interface PublishPorts extends Pick<WidgetPorts, 'dataProvider' | 'known' | 'load'> {
  /** Name of the widget in messages, if it is created. */
  name: string;
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
 * @returns the widget with the data that are published now. If it isn't proven that it was created once, the store
 * reports it
 * @throws AppError of kind `conflict` if the same fields were changed; `uncertain` if the result could not be verified
 */
export async function publishWidget(
  target: WidgetTarget,
  edit: WidgetEdit,
  { dataProvider, known: getKnown, load, name }: PublishPorts,
): Promise<{ data: Widget; isProven: boolean }> {
  const known = findTarget(getKnown(), target) ?? findTarget(await load(), target);
  const meta: UpdateMeta = { edit: ({ data }) => ({ data: mergeOver(parseWidgetData(data), edit) }) };
  try {
    if (known) {
      const params = { id: known._id, data: {}, previousData: known, meta };
      return { data: (await dataProvider.update('widgets', params)).data, isProven: true };
    }
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind !== 'notFound' || error.fresh !== null) throw error;
  }
  return createWidget(dataProvider, { type: target.type, data: edit.mine, name });
}

function mergeOver(stored: WidgetData, { base, mine, read = (data) => data }: WidgetEdit): WidgetData {
  // What the editor filled in isn't a change of another user's.
  const theirs = read(stored);
  const { value, conflicts } = mergeEdits(base, mine, theirs);
  const merged = widgetDataShape.safeParse(mergeEdits(theirs, value, stored).value);
  if (conflicts.length > 0 || !merged.success) throw createConflictError();
  return merged.data;
}
