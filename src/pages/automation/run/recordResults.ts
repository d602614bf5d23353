import { isDeepEqual } from '../../../engine/editing/mergeEdits';
import type { WidgetPorts } from '../../../engine/storefront/useWidgetPorts';
import { parseWidgetData } from '../../../engine/storefront/widgetData';
import { verifiedWrite } from '../../../engine/writes/verifiedWrite';
import { addResult, type RunResult } from './memory';

/**
 * Adds results to the latest data of a rule, and reads it again if the response was lost. Nothing is written if the rule
 * was deleted.
 * @throws AppError if they were not stored, or if that is unknown
 */
export async function recordResults(
  ruleId: string,
  results: readonly RunResult[],
  { load, update }: Pick<WidgetPorts, 'load' | 'update'>,
): Promise<void> {
  const withResults = (data: unknown) => results.reduce(addResult, parseWidgetData(data));
  const outcome = await verifiedWrite({
    load: async () => (await load()).find(({ _id }) => _id === ruleId) ?? null,
    compare: ({ data }) => (isDeepEqual(withResults(data), data) ? 'applied' : 'notApplied'),
    write: ({ data }) => update(ruleId, withResults(data)),
  });
  if (outcome.kind === 'written' || outcome.kind === 'applied' || outcome.kind === 'gone') return;
  throw outcome.error;
}
