import { isDeepEqual } from '../../../engine/editing/mergeEdits';
import { verifiedWrite } from '../../../engine/writes/verifiedWrite';
import type { WidgetPorts } from '../../storefront/useWidgetPorts';
import { parseWidgetData, type WidgetData } from '../../storefront/widgetData';
import { addResult, type RunResult } from './memory';

type Ports = Pick<WidgetPorts, 'load' | 'update'>;

/** Adds results to the latest data of a rule, like {@link changeMemory}. */
export const recordResults = (ruleId: string, results: readonly RunResult[], ports: Ports): Promise<void> =>
  changeMemory(ruleId, (data) => results.reduce(addResult, data), ports);

/**
 * Changes the latest data of a rule, and reads it again if the response was lost. Nothing is written if the rule was
 * deleted, or if there is nothing to change.
 * @param change returns data that it doesn't change again
 * @throws AppError if the change wasn't stored, or if that is unknown
 */
export async function changeMemory(
  ruleId: string,
  change: (data: WidgetData) => WidgetData,
  { load, update }: Ports,
): Promise<void> {
  const toChanged = (data: unknown) => change(parseWidgetData(data));
  const outcome = await verifiedWrite({
    load: async () => (await load()).find(({ _id }) => _id === ruleId) ?? null,
    compare: ({ data }) => (isDeepEqual(toChanged(data), data) ? 'applied' : 'notApplied'),
    write: ({ data }) => update(ruleId, toChanged(data)),
  });
  if (outcome.kind === 'written' || outcome.kind === 'applied' || outcome.kind === 'gone') return;
  throw outcome.error;
}
