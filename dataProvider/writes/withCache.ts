import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { omit } from 'es-toolkit';
import type { GetListResult } from 'ra-core';
import { splitRecordId } from '../../resources/recordKind';
import { toAppError } from '../errors';
import type { EntityRecord } from '../parse/records';
import { allRecords } from '../recordQueries';
import { findCachedRecord } from './findCachedRecord';
import { removeFromCache, updateCachedRecord } from './updateCache';
import { type Created, changeItem, type WriteRules, type Writes } from './writes';

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes each response into every cached entry of its record, as well as a record that was read to compare or to
 * verify. When the last write of a resource has ended, the resource is read again, with what it affects.
 */
export function withCache(
  writes: Writes,
  queryClient: QueryClient,
  findRules: (name: string) => Pick<WriteRules, 'affects' | 'partOf'>,
): Writes {
  const openWrites = new Map<string, number>();

  async function run(
    name: string,
    response: Promise<Created>,
    store: (data: EntityRecord) => EntityRecord = (data) => data,
  ): Promise<Created> {
    openWrites.set(name, (openWrites.get(name) ?? 0) + 1);
    try {
      const written = await response;
      return notifyManager.batch(() => ({ ...written, data: store(written.data) }));
    } catch (thrown) {
      const { fresh } = toAppError(thrown);
      if (fresh) updateCachedRecord(queryClient, name, fresh);
      throw thrown;
    } finally {
      openWrites.set(name, (openWrites.get(name) ?? 0) - 1);
      const beforeEnd = new Set(queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' }));
      // Unless a new write starts in this turn.
      notifyManager.schedule(() => {
        if (openWrites.get(name) !== 0 || !openWrites.delete(name)) return;
        for (const key of [name, ...(findRules(name).affects ?? [])]) {
          void queryClient.invalidateQueries({ queryKey: [key], predicate: (query) => beforeEnd.has(query) });
          // The lists that react-admin's useCreate and useDelete read again by now are up to date.
          void queryClient.invalidateQueries({ queryKey: [key] }, { cancelRefetch: false });
        }
      });
    }
  }

  /** @param record null if it was deleted */
  function updateParent(name: string, id: string, record: EntityRecord | null): void {
    const { partOf } = findRules(name);
    const ids = partOf && splitRecordId(id);
    const parent = ids && findCachedRecord(queryClient, partOf.resource, ids.parentId);
    if (!parent) return;
    const { field } = partOf;
    const known = parent[field];
    const items: { _id: unknown }[] = Array.isArray(known) ? known : [];
    const isItem = ({ _id }: { _id: unknown }) => _id === ids.ownId;
    const item = record && { ...omit(record, ['id', partOf.parent]), _id: ids.ownId };
    const changed = items.flatMap((other) => (isItem(other) ? (item ?? []) : other));
    const next = item && !items.some(isItem) ? [...items, item] : changed;
    updateCachedRecord(queryClient, partOf.resource, { _id: parent._id, id: parent.id, [field]: next });
  }

  return {
    update: (name, params) =>
      run(name, writes.update(name, params), (response) => {
        const { data, previousData } = params;
        const id = String(params.id);
        // Only what the write has changed: other fields of the response may be older than those in the cache.
        const change = pickChanged(response, data, previousData ?? {});
        const known = findCachedRecord(queryClient, name, id) ?? previousData;
        const record = { _id: id, ...known, ...change, id };
        updateCachedRecord(queryClient, name, record);
        updateParent(name, id, record);
        return record;
      }),
    delete: (name, params) =>
      run(name, writes.delete(name, params), (deleted) => {
        const id = String(params.id);
        removeFromCache(queryClient, name, id);
        updateParent(name, id, null);
        return deleted;
      }),
    create: (name, params) =>
      run(name, writes.create(name, params), (created) => {
        // The page of a record without a list page finds it in the list of all.
        queryClient.setQueryData([name, 'getList', allRecords()], (list: GetListResult | undefined) =>
          list?.data.every(({ id }) => id !== created.id) ? { ...list, data: [...list.data, created] } : list,
        );
        return created;
      }),
    removePart: (name, params) =>
      run(name, writes.removePart(name, params), (response) => {
        const id = String(params.id);
        const known = findCachedRecord(queryClient, name, id) ?? response;
        const record = changeItem(known, params);
        updateCachedRecord(queryClient, name, { _id: id, id, [params.field]: record[params.field] });
        return record;
      }),
    reorder: (name, params) =>
      run(name, writes.reorder(name, params), (response) => {
        // Other fields of the response may be older than those in the cache.
        const { _id, id, [params.field]: items } = response;
        updateCachedRecord(queryClient, name, { _id, id, [params.field]: items });
        return response;
      }),
  };
}

/** The fields of a response that were sent, or differ from the values before. */
function pickChanged(response: Values, sent: Values, before: Values): Values {
  return Object.fromEntries(
    Object.entries(response).filter(
      ([field, value]) => Object.hasOwn(sent, field) || JSON.stringify(value) !== JSON.stringify(before[field]),
    ),
  );
}
