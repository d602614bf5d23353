import type { DeleteParams, UpdateParams } from 'ra-core';
import { AppError, toAppError } from '../errors';
import type { EntityRecord } from '../parse/records';
import { changedFields } from '../rest/changes';
import { readBefore } from '../uncertainty';
import { getItemIds } from './getItemIds';
import { mergeEdits } from './mergeEdits';
import { changeItem, type FindRules, type WriteContext, type WriteRules, type Writes } from './writes';

type Values = Readonly<Record<string, unknown>>;

/** What direct callers of `update` may pass in `meta`. */
export interface UpdateMeta {
  /**
   * Values that the record is expected to have. It is read before: nothing is sent if it has the new values already, or
   * others than these and the new ones, which throws `conflict`.
   */
  expect?: Values;
  /**
   * Returns the fields to send, from the record as it is now, in place of `data`. Nothing is sent if it has them already,
   * so it changes nothing in a record that it has changed. May throw an AppError, such as `conflict`.
   */
  edit?: (fresh: EntityRecord) => Values;
  /** The error of an earlier attempt whose response was lost: it is verified, and nothing is sent. */
  lost?: AppError;
}

/** Returns the record as the server has it now; null if it wasn't found. @throws AppError */
export type ReadFresh = (name: string, record: EntityRecord) => Promise<EntityRecord | null>;

/**
 * Reads the record if the response of a write was lost. The write has succeeded if the record has the values that were
 * sent; otherwise the error becomes certain, with `isVerified`. The record is also read after the errors `conflict` and
 * `notFound`, which another user's write may have caused. The error's `fresh` is the record that was read.
 *
 * Fields that several people edit are read before, and merged into the record as it is now.
 */
export function withVerification(writes: Writes, readFresh: ReadFresh, findRules: FindRules): Writes {
  /** @param isApplied whether the record, or its absence, shows that the write was applied; null if it shows neither */
  async function verify(
    thrown: unknown,
    name: string,
    record: EntityRecord,
    isApplied: (fresh: EntityRecord | null) => boolean | null,
  ): Promise<{ data: EntityRecord }> {
    const error = toAppError(thrown);
    if (!error.uncertain && error.kind !== 'conflict' && error.kind !== 'notFound') throw thrown;
    let fresh: EntityRecord | null;
    try {
      fresh = await readFresh(name, record);
    } catch {
      throw thrown;
    }
    const result = isApplied(fresh);
    if (result === true) return { data: fresh ?? record };
    if (result === null && error.uncertain) throw thrown;
    throw error.with({ uncertain: false, isVerified: error.uncertain, fresh });
  }

  /** Reads the record. @returns what to send, or the record if it has the values already */
  async function prepare(
    name: string,
    params: UpdateParams,
    edit: UpdateMeta['edit'],
  ): Promise<{ sent: UpdateParams } | { sent?: never; data: EntityRecord }> {
    const rules = findRules(name);
    const { expect }: UpdateMeta = params.meta ?? {};
    const fresh = await readBefore(() => readFresh(name, toRecord(params)));
    if (!fresh) {
      toAbsence(rules);
      return { sent: params };
    }
    // The record can't be added without its other fields.
    if (!fresh._id && rules.isPartial?.({ ...params.previousData, ...params.data }))
      throw new AppError({ kind: 'notFound', fresh: null });
    const sent = edit
      ? { ...params, data: applyEdit(edit, fresh), previousData: fresh }
      : { ...params, previousData: { ...fresh, ...params.previousData } };
    if (rules.hasValues(fresh, sent.data)) return { data: fresh };
    // Someone else may have set a part of it already, such as the same answer, but not its publication.
    const isExpected = (field: string) =>
      [expect, sent.data].some(
        (values) => values && Object.hasOwn(values, field) && rules.hasValues(fresh, { [field]: values[field] }),
      );
    if (expect && !Object.keys(expect).every(isExpected)) throw new AppError({ kind: 'conflict', fresh });
    return { sent };
  }

  return {
    ...writes,
    async update(name, params, context) {
      const { expect, lost }: UpdateMeta = params.meta ?? {};
      const rules = findRules(name);
      const edit = getEdit(rules, params, context);
      const isCompared = expect !== undefined || edit !== undefined;
      const prepared = isCompared && !lost ? await prepare(name, params, edit) : { sent: params };
      if (!prepared.sent) return prepared;
      const { sent } = prepared;
      try {
        if (lost) throw lost;
        return await writes.update(name, sent, context);
      } catch (thrown) {
        return verify(thrown, name, toRecord(params), (fresh) => {
          if (!fresh) return toAbsence(rules);
          const isApplied = edit
            ? rules.hasValues(fresh, sent.data) || rules.hasValues(fresh, applyEdit(edit, fresh))
            : compare(rules, fresh, sent, expect);
          // The server refused the write, so another user has set these values.
          return isApplied && !isCompared && !toAppError(thrown).uncertain ? false : isApplied;
        });
      }
    },
    async delete(name, params) {
      try {
        return await writes.delete(name, params);
      } catch (thrown) {
        const rules = findRules(name);
        const { kind, uncertain } = toAppError(thrown);
        if (!uncertain && !(rules.isGoneDeleted && kind === 'notFound')) throw thrown;
        // The values of a record that isn't there have no `_id`.
        return verify(thrown, name, toRecord(params), (fresh) => (fresh?._id ? false : rules.isLookupReliable || null));
      }
    },
    async removePart(name, params) {
      try {
        return await writes.removePart(name, params);
      } catch (thrown) {
        return verify(thrown, name, params.previousData, (fresh) => {
          if (!fresh) return null;
          const { field } = params;
          return JSON.stringify(changeItem(fresh, params)[field]) === JSON.stringify(fresh[field]);
        });
      }
    },
    async reorder(name, params) {
      const { field, itemId, previousData } = params;
      // The request names places, which others may have changed.
      const before = await readBefore(() => readFresh(name, previousData));
      if (!before || !getItemIds(before, field).includes(itemId)) {
        throw new AppError({ kind: 'notFound', fresh: before });
      }
      const toOrder = (record: EntityRecord) => getItemIds(record, field).join();
      const moved = toOrder(changeItem(before, params));
      if (moved === toOrder(before)) return { data: before };
      try {
        return await writes.reorder(name, { ...params, previousData: before });
      } catch (thrown) {
        return verify(thrown, name, before, (fresh) => {
          if (!fresh) return null;
          if (toOrder(fresh) === moved) return true;
          // If others changed the list, its order doesn't show whether the item was moved.
          return toOrder(fresh) === toOrder(before) ? false : null;
        });
      }
    },
  };
}

/**
 * Whether a record shows that a change was applied; null if it doesn't show all fields, or only a part was applied, since
 * a change may take several requests.
 * @throws AppError conflict if it has neither the new nor the expected values
 */
function compare(
  { hasValues, isWhole = false }: WriteRules,
  fresh: EntityRecord,
  { data, previousData = {} }: Pick<UpdateParams, 'data' | 'previousData'>,
  expect: Values | undefined,
): boolean | null {
  const fields = Object.keys(data);
  if (!isWhole && !fields.every((field) => Object.hasOwn(fresh, field))) return null;
  if (hasValues(fresh, data)) return true;
  if (expect && !hasValues(fresh, expect)) throw new AppError({ kind: 'conflict', fresh });
  const isSaved = (field: string) => {
    const value = { [field]: data[field] };
    return hasValues(fresh, value) && !hasValues(previousData, value);
  };
  return fields.some(isSaved) ? null : false;
}

/** What a record that wasn't found shows of a change: nothing. @throws AppError notFound if it is gone for certain */
function toAbsence({ isLookupReliable }: WriteRules): null {
  if (isLookupReliable) throw new AppError({ kind: 'notFound', fresh: null });
  return null;
}

const toRecord = ({ id, previousData }: UpdateParams | DeleteParams): EntityRecord => ({
  _id: String(id),
  ...previousData,
  id: String(id),
});

/** How the change depends on the record as it is now; undefined if it doesn't. */
function getEdit(
  { merged, isPartial }: WriteRules,
  { data, previousData = {}, meta }: Pick<UpdateParams, 'data' | 'previousData' | 'meta'>,
  context: WriteContext | undefined,
): UpdateMeta['edit'] {
  if (meta?.edit) return meta.edit;
  const change = changedFields(data, previousData, context?.touched);
  const isRead = isPartial?.({ ...previousData, ...data }) || merged.some((field) => Object.hasOwn(change, field));
  if (!isRead) return undefined;
  return (fresh) => {
    const results = Object.entries(change).map(([field, mine]) => {
      const isKnown = Object.hasOwn(previousData, field) && !context?.touched.has(field);
      const isMerged = merged.includes(field) && isKnown;
      const { value, conflicts } = isMerged
        ? mergeEdits(previousData[field], mine, fresh[field])
        : { value: mine, conflicts: [] };
      return { field, value, conflicts };
    });
    if (results.some(({ conflicts }) => conflicts.length > 0)) throw new AppError({ kind: 'conflict' });
    return Object.fromEntries(results.map(({ field, value }) => [field, value]));
  };
}

/** Nothing was sent if it throws. The error has the record. */
function applyEdit(edit: NonNullable<UpdateMeta['edit']>, fresh: EntityRecord): Values {
  try {
    return edit(fresh);
  } catch (thrown) {
    throw toAppError(thrown).with({ fresh });
  }
}
