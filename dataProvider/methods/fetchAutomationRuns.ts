/** Runs of automation rules by the API itself. Optional in the API. */
import * as z from 'zod/mini';
import { requiredInstant } from '../../resources/shapes';
import { toAppError } from '../errors';
import type { Http } from '../http/http';
import { isMissingCall } from '../http/isMissingCall';
import { parseItemsBy, parseObject } from './parseResponse';

const count = z.number().check(z.minimum(0));

export const automationRunShape = z.object({ at: requiredInstant, matched: count, done: count, failed: count });

/** A run of a rule by the API. */
export type AutomationRun = z.infer<typeof automationRunShape>;

/** Whether the API runs rules, by client. Set by the first request, which the others wait for. */
const support = new WeakMap<Http, Promise<boolean>>();

/** Runs of a rule. Returns null if the API does not run rules, which is asked once. @throws AppError */
export async function fetchAutomationRuns(
  http: Http,
  widgetId: string,
  signal?: AbortSignal,
): Promise<AutomationRun[] | null> {
  const known = support.get(http);
  if (known !== undefined) return (await known) ? load(http, widgetId, signal) : null;
  const first = load(http, widgetId, signal);
  support.set(
    http,
    // After a failure, those who wait ask themselves.
    first.then(
      (runs) => runs !== null,
      () => true,
    ),
  );
  try {
    return await first;
  } catch (thrown) {
    // Nothing is known yet, so the next call asks again.
    support.delete(http);
    throw thrown;
  }
}

async function load(http: Http, widgetId: string, signal: AbortSignal | undefined): Promise<AutomationRun[] | null> {
  try {
    const path = '/admin/automation/runs';
    const response = await http({ method: 'GET', path, query: { widgetId }, ...(signal && { signal }) });
    return parseItemsBy(({ at }) => at, automationRunShape, parseObject(response)['runs'], 'automation runs');
  } catch (thrown) {
    const error = toAppError(thrown);
    if (!isMissingCall(error)) throw error;
    return null;
  }
}
