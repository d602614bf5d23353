import type { Identifier } from 'ra-core';
import type { Entity } from '../../resources/entity';
import { AppError } from '../errors';
import { lazyImport } from '../methods/lazyImport';
import { type EntityRecord, withComputed } from '../parse/records';
import type { ConsoleQueryClient } from './consoleQueryClient';
import type { Layer } from './pendingLayers';
import { changeItem, type ManyWrites, type Writes } from './writes';

type Values = Readonly<Record<string, unknown>>;

/** What a resource shows before the response. */
export interface ShownWrites {
  fields: readonly string[] | 'all';
  deletion: boolean;
  /** Computes the values that depend on them. */
  complete?: (record: EntityRecord) => EntityRecord;
}

/** Of an entity, the fields that an action sets or chooses, and deletions. Texts and others don't show. */
export const getShownWrites = (entity: Entity): ShownWrites => ({
  fields: Object.values(entity.actions).flatMap(({ set, choose }) => [...Object.keys(set ?? {}), choose ?? []].flat()),
  deletion: true,
  complete: (record) => withComputed(entity, record),
});

/**
 * Shows each write from the call on, also while it waits for its turn or its code is loaded. If the write is rejected,
 * exactly its own change is removed. The pending change is removed after the response is in the cache, so that the old
 * value is never rendered in between.
 *
 * @param loadWrites loads the code that writes a resource, which a list is shown without
 */
export function withPending(
  loadWrites: (name: string) => Promise<Writes>,
  queryClient: ConsoleQueryClient,
  getShown: (name: string) => ShownWrites,
): Writes & ManyWrites {
  async function run<Response>(
    name: string,
    id: Identifier,
    layer: Layer | null,
    send: (writes: Writes) => Promise<Response>,
    isSent?: Promise<boolean>,
  ): Promise<Response> {
    const close = queryClient.openWrite(isSent);
    const removeLayer = layer && queryClient.layers.add(name, String(id), layer);
    try {
      const writes = await loadWrites(name);
      if ((await isSent) === false) throw new AppError({ kind: 'canceled' });
      return await send(writes);
    } finally {
      removeLayer?.();
      close();
    }
  }

  const update: Writes['update'] = async (name, params) => {
    const { fields, complete = (record) => record } = getShown(name);
    const { data, meta } = params;
    const shown = pickFields(data, fields);
    const layer: Layer | null =
      shown && ((record) => complete({ ...record, ...(meta?.edit ? meta.edit(record) : shown) }));
    return run(name, params.id, layer, (writes) => writes.update(name, params));
  };
  const remove: Writes['delete'] = (name, params) =>
    run(
      name,
      params.id,
      getShown(name).deletion ? () => null : null,
      (writes) => writes.delete(name, params),
      params.meta?.isSent,
    );
  const runForAll = async (ids: readonly Identifier[], send: (id: Identifier) => Promise<unknown>) =>
    (await lazyImport(() => import('../rest/runForAll'))).runForAll(ids, send);

  return {
    update,
    delete: remove,
    create: (name, params) => run(name, '', null, (writes) => writes.create(name, params)),
    removePart: (name, params) =>
      run(
        name,
        params.id,
        (record) => changeItem(record, params),
        (writes) => writes.removePart(name, params),
        params.meta?.isSent,
      ),
    reorder: (name, params) =>
      run(
        name,
        params.id,
        (record) => changeItem(record, params),
        (writes) => writes.reorder(name, params),
      ),
    // Without previous values, every field is sent.
    updateMany: (name, { ids, data }) =>
      runForAll(ids, (id) => update(name, { id, data, previousData: { id, _id: String(id) } })),
    deleteMany: (name, { ids }) => runForAll(ids, (id) => remove(name, { id })),
  };
}

/** Some fields of a change; null if it has none of them. */
function pickFields(data: Values, fields: ShownWrites['fields']): Values | null {
  if (fields === 'all') return data;
  const picked = Object.entries(data).filter(([field]) => fields.includes(field));
  return picked.length > 0 ? Object.fromEntries(picked) : null;
}
