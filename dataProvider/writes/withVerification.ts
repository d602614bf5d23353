import type { DeleteParams, UpdateParams } from 'ra-core';
import type { Entity } from '../../resources/entity';
import type { FindEntity } from '../createEntityFinder';
import { AppError, toAppError } from '../errors';
import type { EntityRecord } from '../parse/records';
import { toSentFields } from '../rest/changes';
import { removeItem, type Writes } from './writes';

type Values = Readonly<Record<string, unknown>>;

/** What direct callers of `update` may pass in `meta`. */
export interface UpdateMeta {
  /**
   * Values that the record is expected to have. It is read before: nothing is sent if it has the new values already, or
   * others than these, which throws `conflict`.
   */
  expect?: Values;
  /** The error of an earlier attempt whose response was lost: it is verified, and nothing is sent. */
  lost?: AppError;
}

/** Returns the record as the server has it now; null if it wasn't found. @throws AppError */
type ReadFresh = (name: string, record: EntityRecord) => Promise<EntityRecord | null>;

/**
 * Reads the record if the response of a write was lost. The write has succeeded if the record has the values that were
 * sent; otherwise the error becomes certain, with `isVerified`. The record is also read after the errors `conflict` and
 * `notFound`, which another user's write may have caused. The error's `fresh` is the record that was read.
 *
 * A record that isn't found is gone only if the API has a query by id.
 */
export function withVerification(writes: Writes, readFresh: ReadFresh, findEntity: FindEntity): Writes {
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

  const isLookupReliable = (name: string) => findEntity(name).read.one !== undefined;

  return {
    ...writes,
    async update(name, params, context) {
      const entity = findEntity(name);
      const { data } = params;
      const { expect, lost }: UpdateMeta = params.meta ?? {};
      const record = toRecord(params);
      if (expect && !lost) {
        const fresh = await readBefore(readFresh, name, record);
        if (!fresh && isLookupReliable(name)) throw gone();
        if (fresh && hasValues(entity, fresh, data)) return { data: fresh };
        if (fresh && !hasValues(entity, fresh, expect)) throw new AppError({ kind: 'conflict', fresh });
      }
      try {
        if (lost) throw lost;
        return await writes.update(name, params, context);
      } catch (thrown) {
        return verify(thrown, name, record, (fresh) => {
          if (!fresh && isLookupReliable(name)) throw gone();
          const isApplied = fresh && compare(entity, fresh, params, expect);
          // The server refused the write, so another user has set these values.
          return isApplied && !expect && !toAppError(thrown).uncertain ? false : isApplied;
        });
      }
    },
    async delete(name, params) {
      try {
        return await writes.delete(name, params);
      } catch (thrown) {
        const error = toAppError(thrown);
        if (!error.uncertain) throw thrown;
        return verify(thrown, name, toRecord(params), (fresh) => (fresh ? false : isLookupReliable(name) || null));
      }
    },
    async removePart(name, params) {
      try {
        return await writes.removePart(name, params);
      } catch (thrown) {
        return verify(thrown, name, params.previousData, (fresh) => {
          if (!fresh) return null;
          const { field } = params;
          return JSON.stringify(removeItem(fresh, params)[field]) === JSON.stringify(fresh[field]);
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
  entity: Entity,
  fresh: EntityRecord,
  { data, previousData = {} }: Pick<UpdateParams, 'data' | 'previousData'>,
  expect: Values | undefined,
): boolean | null {
  const fields = Object.keys(data);
  if (!fields.every((field) => Object.hasOwn(fresh, field))) return null;
  if (hasValues(entity, fresh, data)) return true;
  if (expect && !hasValues(entity, fresh, expect)) throw new AppError({ kind: 'conflict', fresh });
  const isSaved = (field: string) => {
    const value = { [field]: data[field] };
    return hasValues(entity, fresh, value) && !hasValues(entity, previousData, value);
  };
  return fields.some(isSaved) ? null : false;
}

const gone = () => new AppError({ kind: 'notFound', fresh: null });

const toRecord = ({ id, previousData }: UpdateParams | DeleteParams): EntityRecord => ({
  ...previousData,
  id: String(id),
  _id: String(id),
});

/** Nothing was sent if it throws, so its error is never uncertain. */
async function readBefore(readFresh: ReadFresh, name: string, record: EntityRecord): Promise<EntityRecord | null> {
  try {
    return await readFresh(name, record);
  } catch (thrown) {
    throw toAppError(thrown).with({ uncertain: false });
  }
}

/** Whether a record has the values. Compares what a request would send for both. */
function hasValues(entity: Entity, record: Values, values: Values): boolean {
  const current = Object.fromEntries(Object.keys(values).map((field) => [field, record[field]]));
  const [a, b] = [current, values].map((fields) => JSON.stringify(normalize(toSentFields(entity, fields))));
  return a === b;
}

/** An empty text is none, and texts differ in neither line endings, outer spaces nor Unicode normalization. */
function normalize(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim().normalize() || null;
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .map(([key, item]) => [key, normalize(item)] as const)
    .toSorted(([a], [b]) => a.localeCompare(b));
}
