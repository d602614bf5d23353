import * as z from 'zod/mini';
import { getServerTime } from '../../../dataProvider/http/serverClock';
import type { EntityRecord } from '../../../dataProvider/parse/records';
import { entities } from '../../../resources';
import type { Entity } from '../../../resources/entity';
import { HIDDEN_DB } from '../../lib/storage/databases';
import { createRecentEntries, type RecentEntries } from '../../lib/storage/recentEntries';
import type { HistoryEntry, SetEntry } from './historyEntry';
import { createEntryId } from './undoStack';

/** Milliseconds that a hidden record is remembered: three years. */
const KEPT_MS = 3 * 365 * 24 * 60 * 60 * 1000;

/** Why a record is hidden. The last one has a text of the merchant. */
export const hidingReasons = ['spam', 'offTopic', 'personalData', 'abusive', 'duplicate', 'other'] as const;
export type HidingReason = (typeof hidingReasons)[number];

const shape = z.object({
  /** Of the write that hid it, if one did. */
  id: z.string(),
  /** When it was hidden, in milliseconds since the epoch. */
  at: z.number(),
  resource: z.string(),
  recordId: z.string(),
  rating: z.nullable(z.number()),
  /** False if it was left unpublished. */
  wasPublished: z.boolean(),
  /** Null while none was given. */
  reason: z.nullable(z.enum(hidingReasons)),
  /** Text of the merchant. */
  details: z.string(),
  /** When it was published again, and the id of that write; null while it is hidden. */
  shown: z.nullable(z.object({ at: z.number(), by: z.string() })),
});

/** A record that was hidden in this browser: nothing of its texts or its author. */
export type HiddenRecord = z.infer<typeof shape>;

/** A reason that was chosen. */
export type GivenReason = Pick<HiddenRecord, 'details'> & { reason: HidingReason };

/** The records that were hidden in this browser, by one user in one store, and why. */
export interface HiddenLog {
  /** The newest first; `isStored` is false if some are lost with the page. */
  list: RecentEntries<HiddenRecord>['list'];
  /** Notes the writes that hide records, show them again, or undo either. */
  note(entries: readonly HistoryEntry[]): Promise<void>;
  /**
   * Stores why records are hidden. One that wasn't published is left hidden from now on; one whose write isn't saved yet
   * gets the reason with it.
   * @param given null if none was given
   */
  answer(entity: Entity, records: readonly EntityRecord[], given: GivenReason | null): Promise<void>;
  /** Forgets that a record was left hidden. */
  withdraw(entity: Entity, recordId: string): Promise<void>;
}

/** The values of records of an entity that are hidden; null if its actions ask for no reason. */
export function getHiddenValues({ actions }: Entity): Readonly<Record<string, unknown>> | null {
  return Object.values(actions).find((action) => action.set && action.asksReason)?.set ?? null;
}

/** Whether a record has the values with which it is hidden. */
export function isHidden(entity: Entity, record: Readonly<Record<string, unknown>>): boolean {
  const values = getHiddenValues(entity);
  return values !== null && Object.entries(values).every(([field, value]) => record[field] === value);
}

/** Whether a change would show a hidden record again. */
export const wouldShow = (
  entity: Entity,
  record: Readonly<Record<string, unknown>>,
  set: Readonly<Record<string, unknown>>,
): boolean => isHidden(entity, record) && !isHidden(entity, { ...record, ...set });

/** The stars of a record; null without any. */
export function getRating({ fields }: Entity, record: Readonly<Record<string, unknown>>): number | null {
  const rating = record[Object.keys(fields).find((field) => fields[field]?.kind === 'rating') ?? ''];
  return typeof rating === 'number' ? rating : null;
}

/** The entry of a record that is hidden now. */
export const findHidden = (entries: readonly HiddenRecord[], { name }: Entity, id: string): HiddenRecord | undefined =>
  entries.find(({ resource, recordId, shown }) => resource === name && recordId === id && shown === null);

/** Whether a record was left hidden, or was hidden for a reason: it doesn't wait, although the server lists it. */
export const isLeftHidden = ({ shown, wasPublished, reason }: HiddenRecord): boolean =>
  shown === null && (!wasPublished || reason !== null);

/** The records of an entity that were left hidden, by id. */
export const findLeftHidden = (
  entries: readonly HiddenRecord[],
  { name }: Entity,
): ReadonlyMap<string, Pick<HiddenRecord, 'reason' | 'details'>> =>
  new Map(
    entries
      .filter((entry) => entry.resource === name && isLeftHidden(entry))
      .map(({ recordId, reason, details }) => [recordId, { reason, details }]),
  );

/** @param scope user and site, as in `CurrentSite.preferencesKey` */
export function createHiddenLog(scope: string): HiddenLog {
  const stored = createRecentEntries({ database: HIDDEN_DB, scope, shape, now: getServerTime, keptMs: KEPT_MS });
  /** All entries by id. Read once, since a bulk run notes thousands of writes. */
  let known: Map<string, HiddenRecord> | null = null;
  /** Reasons of records whose write isn't saved yet, by resource and id. */
  const early = new Map<string, GivenReason>();

  const list = async () => {
    const listed = await stored.list();
    known = new Map(listed.entries.map((entry) => [entry.id, entry]));
    return listed;
  };
  const getEntries = async () => {
    if (!known) await list();
    return known ?? new Map<string, HiddenRecord>();
  };
  /** Changes the known entries, one after the other, and stores those that have changed. */
  const change = async <Item>(
    items: readonly Item[],
    toEntry: (item: Item, entries: readonly HiddenRecord[]) => HiddenRecord | null | undefined,
  ) => {
    const entries = await getEntries();
    const changed = new Map<string, HiddenRecord>();
    for (const item of items) {
      const entry = toEntry(item, [...entries.values()]);
      if (!entry) continue;
      entries.set(entry.id, entry);
      changed.set(entry.id, entry);
    }
    await stored.save(...changed.values());
  };

  const create = (entity: Entity, record: EntityRecord, given: GivenReason | null): HiddenRecord => ({
    id: createEntryId(),
    at: getServerTime(),
    resource: entity.name,
    recordId: record.id,
    rating: getRating(entity, record),
    wasPublished: false,
    reason: given?.reason ?? null,
    details: given?.details ?? '',
    shown: null,
  });

  /** The entry that a write changes or adds, if any. */
  function noteWrite({ id, at, record, set, undoes, resource }: SetEntry, entries: readonly HiddenRecord[]) {
    const entity = entities.find(({ name }) => name === resource);
    if (!entity) return null;
    const open = findHidden(entries, entity, record.id);
    if (!isHidden(entity, { ...record, ...set })) return open && { ...open, shown: { at, by: id } };
    const again = undoes === undefined ? undefined : entries.find(({ shown }) => shown?.by === undoes);
    if (again) return { ...again, shown: null };
    if (undoes !== undefined || open || isHidden(entity, record)) return null;
    const key = `${resource}/${record.id}`;
    const given = early.get(key) ?? null;
    early.delete(key);
    return { ...create(entity, record, given), id, at, wasPublished: true };
  }

  return {
    list,
    async note(entries) {
      const writes = entries.flatMap((entry) => (entry.kind === 'set' && canHide(entry) ? entry : []));
      if (writes.length > 0) await change(writes, noteWrite);
    },
    answer: (entity, records, given) =>
      change(records, (record, entries) => {
        const open = findHidden(entries, entity, record.id);
        if (open) return { ...open, ...(given ?? { reason: null, details: '' }) };
        if (isHidden(entity, record)) return create(entity, record, given);
        if (given) early.set(`${entity.name}/${record.id}`, given);
        return null;
      }),
    async withdraw(entity, recordId) {
      const entries = await getEntries();
      const open = findHidden([...entries.values()], entity, recordId);
      if (!open || open.wasPublished) return;
      entries.delete(open.id);
      await stored.removeOne(open);
    },
  };
}

/** Whether a write is certain, and sets what hides a record. */
function canHide({ resource, set, isUncertain }: SetEntry): boolean {
  const entity = entities.find(({ name }) => name === resource);
  const fields = Object.keys((entity && getHiddenValues(entity)) ?? {});
  return !isUncertain && fields.some((field) => field in set);
}
