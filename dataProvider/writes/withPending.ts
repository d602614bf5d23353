import type { Identifier } from 'ra-core';
import type { Entity } from '../../resources/entity';
import type { FindEntity } from '../createEntityFinder';
import { lazyImport } from '../methods/lazyImport';
import type { ConsoleQueryClient } from './consoleQueryClient';
import type { Layer } from './pendingLayers';
import { type ManyWrites, removeItem, type Writes } from './writes';

type Values = Readonly<Record<string, unknown>>;

/**
 * Shows each write from the call on, also while it waits for its turn or its code is loaded. If the write is rejected,
 * exactly its own change is removed. The pending change is removed after the response is in the cache, so that the old
 * value is never rendered in between.
 *
 * Only fields that an action of the entity sets or chooses show a change before the response; texts and others don't.
 * @param loadWrites loads the code of writes, which a list is shown without
 */
export function withPending(
  loadWrites: () => Promise<Writes>,
  queryClient: ConsoleQueryClient,
  findEntity: FindEntity,
): Writes & ManyWrites {
  let loading: Promise<Writes> | undefined;
  const load = async () => {
    loading ??= loadWrites();
    try {
      return await loading;
    } catch (thrown) {
      loading = undefined;
      throw thrown;
    }
  };

  async function run<Response>(
    name: string,
    id: Identifier,
    layer: Layer | null,
    send: (writes: Writes) => Promise<Response>,
  ): Promise<Response> {
    const close = queryClient.openWrite();
    const removeLayer = layer && queryClient.layers.add(name, String(id), layer);
    try {
      return await send(await load());
    } finally {
      removeLayer?.();
      close();
    }
  }

  const update: Writes['update'] = async (name, params) => {
    const shown = pickShown(findEntity(name), params.data);
    const layer: Layer | null = shown && ((record) => ({ ...record, ...shown }));
    return run(name, params.id, layer, (writes) => writes.update(name, params));
  };
  const remove: Writes['delete'] = (name, params) =>
    run(
      name,
      params.id,
      () => null,
      (writes) => writes.delete(name, params),
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
        (record) => removeItem(record, params),
        (writes) => writes.removePart(name, params),
      ),
    // Without previous values, every field is sent.
    updateMany: (name, { ids, data }) =>
      runForAll(ids, (id) => update(name, { id, data, previousData: { id, _id: String(id) } })),
    deleteMany: (name, { ids }) => runForAll(ids, (id) => remove(name, { id })),
  };
}

/** The fields of a change that are shown before the response; null if there are none. */
function pickShown({ actions }: Entity, data: Values): Values | null {
  const shownFields = Object.values(actions).flatMap(({ set, choose }) => [...Object.keys(set ?? {}), choose]);
  const shown = Object.entries(data).filter(([field]) => shownFields.includes(field));
  return shown.length > 0 ? Object.fromEntries(shown) : null;
}
