/** What a rule remembers of its runs, beside the rule in the `data` of its widget. */
import * as z from 'zod/mini';
import { getOwn } from '../../../lib/getOwn';
import { parseWidgetData, type WidgetData } from '../../storefront/widgetData';
import { MAX_CHECKED } from './findMatches';

/**
 * Number of handled records that are remembered: several times as many as a check reads, so that it finds none that was
 * forgotten.
 */
export const MAX_HANDLED = 4 * MAX_CHECKED;
const MAX_RUNS = 20;

const runShape = z.object({
  /** ISO 8601. */
  at: z.string(),
  matched: z.number(),
  done: z.number(),
  failed: z.number(),
  undone: z.catch(z.number(), 0),
  /** Ids of the records whose outcome isn't recorded, because the run goes on or its page was closed. */
  open: z.catch(z.optional(z.array(z.string())), undefined),
});

const memoryShape = z.object({
  /** Ids of the handled records, latest last. */
  handled: z.catch(z.array(z.string()), []),
  /** How often the action was undone, by id: another attempt needs another idempotency key. */
  undone: z.catch(z.record(z.string(), z.number()), {}),
  /** Latest first. */
  runs: z.catch(z.array(runShape), []),
});

export type RuleMemory = z.infer<typeof memoryShape>;

export function toMemory(data: unknown): RuleMemory {
  return memoryShape.parse(parseWidgetData(data));
}

/** The state of a run before its records are sent or sent again, and after they were sent or undone. */
export interface RunResult {
  /** Start of the run, ISO 8601. */
  at: string;
  matched: number;
  isUndo: boolean;
  /** Ids of the records that were done or undone. */
  ids: readonly string[];
  /**
   * Ids of the records that are about to be sent, which count as handled until the outcome is recorded: the page may be
   * closed during the run, and an API may ignore the idempotency keys.
   */
  open?: readonly string[];
  /** Ids of all records of the run. */
  all: readonly string[];
  failed: number;
}

/** Returns the data of a rule with a result. Adding the same result again changes nothing. */
export function addResult(
  data: WidgetData,
  { at, matched, isUndo, ids, open = [], all, failed }: RunResult,
): WidgetData {
  const memory = toMemory(data);
  const changed = new Set(isUndo ? ids : all);
  const known = memory.runs.find((run) => run.at === at) ?? { at, matched, done: 0, failed: 0, undone: 0 };
  const { open: _, ...before } = known;
  const run = {
    ...(isUndo ? { ...before, undone: ids.length } : { ...before, done: ids.length, failed }),
    ...(open.length > 0 && { open: [...open] }),
  };
  const others = memory.handled.filter((id) => !changed.has(id));
  const newlyUndone = isUndo ? memory.handled.filter((id) => changed.has(id)) : [];
  return {
    ...data,
    handled: (isUndo ? others : [...others, ...ids, ...open]).slice(-MAX_HANDLED),
    undone: {
      ...memory.undone,
      ...Object.fromEntries(newlyUndone.map((id) => [id, (getOwn(memory.undone, id) ?? 0) + 1])),
    },
    runs: [run, ...memory.runs.filter((other) => other.at !== at)].filter(
      ({ open: undecided }, index) => index < MAX_RUNS || undecided !== undefined,
    ),
  };
}

/**
 * Returns the data of a rule after the merchant has decided about open records: done ones stay handled, others are left
 * to the next run. Records that aren't open any more are left as they are.
 */
export function settleOpen(data: WidgetData, ids: ReadonlySet<string>, isDone: boolean): WidgetData {
  const memory = toMemory(data);
  const settled = new Set<string>();
  const runs = memory.runs.map(({ open = [], ...run }) => {
    const left = open.filter((id) => !ids.has(id));
    for (const id of open) if (ids.has(id)) settled.add(id);
    return {
      ...run,
      done: run.done + (isDone ? open.length - left.length : 0),
      ...(left.length > 0 && { open: left }),
    };
  });
  return { ...data, runs, handled: isDone ? memory.handled : memory.handled.filter((id) => !settled.has(id)) };
}

/** The data of a rule without what it remembers, for a copy. */
export function withoutMemory({ handled: _, undone: __, runs: ___, ...rule }: WidgetData): WidgetData {
  return rule;
}

/** Instant of the latest run of a rule, started here or by the API; null if there was none. */
export function getLastRun(data: unknown, providerRuns: readonly { at: string }[]): string | null {
  const instants = [...toMemory(data).runs, ...providerRuns].map(({ at }) => at);
  return instants.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;
}
