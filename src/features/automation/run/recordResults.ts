import type { ConsoleDataProvider } from '../../../../dataProvider';
import { toAppError } from '../../../../dataProvider/errors';
import type { UpdateMeta } from '../../../../dataProvider/writes/withVerification';
import { parseWidgetData, type WidgetData } from '../../storefront/widgetData';
import { addResult, type RunResult } from './memory';

/** Adds results to the latest data of a rule, like {@link changeMemory}. */
export const recordResults = (
  dataProvider: ConsoleDataProvider,
  ruleId: string,
  results: readonly RunResult[],
): Promise<void> => changeMemory(dataProvider, ruleId, (data) => results.reduce(addResult, data));

/**
 * Changes the latest data of a rule. Nothing is written if the rule was deleted, or if there is nothing to change.
 * @param change returns data that it doesn't change again
 * @throws AppError if the change wasn't stored, or if that is unknown
 */
export async function changeMemory(
  dataProvider: ConsoleDataProvider,
  ruleId: string,
  change: (data: WidgetData) => WidgetData,
): Promise<void> {
  const edit: UpdateMeta['edit'] = ({ data }) => ({ data: change(parseWidgetData(data)) });
  try {
    await dataProvider.update('widgets', { id: ruleId, data: {}, previousData: {}, meta: { edit } });
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind !== 'notFound' || error.fresh !== null) throw error;
  }
}
