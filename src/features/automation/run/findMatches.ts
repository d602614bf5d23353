import { AppError } from '../../../../dataProvider/errors';
import { rewards } from '../../../../resources/rewards';
import { fetchAllMatching, type ListReader } from '../../../engine/bulk/fetchAllMatching';
import { findLeftHidden, type HiddenRecord, isHidden } from '../../../engine/history/hiddenLog';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { toDay } from '../../../lib/format/day';
import { recordError } from '../../../lib/storage/supportFacts';
import { getCustomerId, getRuleAction, isOwnEffect, isUseful, publishesHidden, type RuleAction } from '../rule/actions';
import { meetsConditions } from '../rule/conditions';
import { type Rule, toNumber } from '../rule/rule';
import { DAY_MS, getTrigger, type Period, type Trigger } from '../rule/triggers';

/** Number of days that a rule looks back. */
export const PERIOD_DAYS = 30;
/** Number of records that are read for a rule at most. */
export const MAX_CHECKED = 5000;

/** A record that a rule matches. */
export interface Match {
  record: ConsoleRecord;
  /** Instant of the event in milliseconds. */
  at: number;
}

/** What a rule would do now. */
export interface Evaluation {
  rule: Rule;
  trigger: Trigger;
  action: RuleAction;
  /** Number of records that were read. */
  checked: number;
  /** Whether there are more records than were read. */
  isCapped: boolean;
  /** Number of records that couldn't be read; null if the server doesn't say how many there are. */
  unread: number | null;
  /** Latest event first. */
  matches: readonly Match[];
  /** Number of records that match, and that an earlier run handled. */
  handled: number;
  /** Number of records that match, and for which the action has nothing to do. */
  useless: number;
  /** Number of records that match, and that the action itself may have made. */
  ownEffects: number;
  /** Number of records that match, and that the action would publish although they were left hidden in this browser. */
  leftHidden: number;
  /** Number of records that the trigger of an extension failed for. */
  broken: number;
}

interface FindOptions {
  reader: ListReader;
  /** Ids of the records that earlier runs handled. */
  handled: ReadonlySet<string>;
  /** The records that were hidden in this browser. */
  hidden: readonly HiddenRecord[];
  /** Current time in milliseconds. */
  now: number;
  signal: AbortSignal;
  /** Called with the number of records read so far. */
  onProgress: (read: number) => void;
}

/**
 * Finds the records that a rule matches, among the events of the last 30 days.
 * @returns null if the rule's trigger or action is unknown
 * @throws AppError if the records can't be read, or if `signal` is aborted
 */
export async function findMatches(rule: Rule, options: FindOptions): Promise<Evaluation | null> {
  const trigger = getTrigger(rule);
  const action = trigger && getRuleAction(trigger.entity, rule.action.type);
  if (!trigger || !action) return null;
  const { handled, hidden, now, signal } = options;
  const period = { from: now - PERIOD_DAYS * DAY_MS, now };
  const activeIds = trigger.needsInactivity ? await fetchActiveCustomers(rule, options) : new Set<string>();
  const { records, isCapped, unread } = await fetchCandidates(rule, trigger, period, options);
  signal.throwIfAborted();

  const { entity } = trigger;
  const leftHidden = findLeftHidden(hidden, entity);
  const found = { handled: 0, useless: 0, ownEffects: 0, leftHidden: 0, broken: 0 };
  const isPublishing = publishesHidden(entity, action);
  const wouldPublish = (record: ConsoleRecord) => isPublishing && leftHidden.has(record.id) && isHidden(entity, record);
  const getTime = (record: ConsoleRecord) => {
    try {
      return trigger.getTime(record, rule.trigger, now);
    } catch (error) {
      if (found.broken === 0) reportBroken(trigger, error);
      found.broken += 1;
      return null;
    }
  };
  const matches = records.flatMap((record): Match[] => {
    const at = getTime(record);
    if (at === null || at < period.from || at > now || activeIds.has(record.id)) return [];
    if (!meetsConditions(entity.name, rule, record)) return [];
    if (handled.has(record.id)) found.handled += 1;
    else if (isOwnEffect(action, record)) found.ownEffects += 1;
    else if (wouldPublish(record)) found.leftHidden += 1;
    else if (isUseful(entity, action, rule, record)) return [{ record, at }];
    else found.useless += 1;
    return [];
  });
  return {
    rule,
    trigger,
    action,
    checked: records.length,
    isCapped,
    unread,
    matches: matches.toSorted((a, b) => b.at - a.at),
    ...found,
  };
}

function reportBroken({ name, entity }: Trigger, error: unknown): void {
  console.error(`The trigger '${name}' of '${entity.name}' failed`, error);
  recordError(`${entity.name}.automation.triggers.${name}: ${error}`);
}

/** Reads the list of a trigger until the period is over. */
async function fetchCandidates(
  rule: Rule,
  { entity, getFilters, sort, isPast }: Trigger,
  period: Period,
  options: FindOptions,
) {
  const records: ConsoleRecord[] = [];
  let isCapped = false;
  let isEnough = false;
  const query = { filters: getFilters(rule.trigger, period), sort };
  const unread = await readList(options, entity, query, (page, stop) => {
    records.push(...page);
    const last = page.at(-1);
    isEnough = last !== undefined && isPast(last, rule.trigger, period);
    isCapped = !isEnough && records.length >= MAX_CHECKED;
    if (isEnough || isCapped) stop();
  });
  return { records, isCapped, unread: isEnough || isCapped ? 0 : unread };
}

/**
 * Ids of the customers who got or spent a reward within the days of a trigger.
 * @throws AppError badAnswer if some rewards can't be read, since their customers would seem to be inactive
 */
async function fetchActiveCustomers(rule: Rule, options: FindOptions): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const dateFrom = toDay(new Date(options.now - toNumber(rule.trigger.days) * DAY_MS));
  const unread = await readList(options, rewards, { filters: { dateFrom }, sort: '' }, (page) => {
    for (const record of page) {
      const id = getCustomerId(rewards, record);
      if (id !== null) ids.add(id);
    }
  });
  if (unread !== 0 && !options.signal.aborted) throw new AppError({ kind: 'badAnswer', status: 200 });
  return ids;
}

/**
 * Reads a list page by page, until `onPage` stops it or the signal is aborted.
 * @returns number of records that weren't read; null if the server doesn't say how many there are
 */
async function readList(
  { reader, signal, onProgress }: FindOptions,
  entity: Trigger['entity'],
  query: { filters: Readonly<Record<string, string>>; sort: string },
  onPage: (records: readonly ConsoleRecord[], stop: () => void) => void,
): Promise<number | null> {
  const reading = new AbortController();
  const stop = () => reading.abort();
  signal.addEventListener('abort', stop, { once: true });
  let read = 0;
  try {
    return await fetchAllMatching(
      reader,
      entity,
      { ...query, total: 0 },
      (page) => {
        read += page.length;
        onProgress(read);
        onPage(page, stop);
      },
      reading.signal,
    );
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
