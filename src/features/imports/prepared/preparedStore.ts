import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import type { ImportKindName } from '../../../../resources/imports';
import { acquireLock } from '../../../engine/drafts/locks';
import { PREPARED_DB, PREPARED_STATE_KEY, RECENT_MS } from '../../../lib/storage/databases';
import { type PreparedImport, preparedImportShape } from './preparedImport';

/**
 * Imports that are being prepared, in the browser's database. Each belongs to the tab that has it open, which holds a lock.
 * All promises reject if storage is unavailable or full.
 */
export interface PreparedStore {
  /** Takes over the last one that no tab has open. Returns null if there is none; damaged ones are left out. */
  takeLast(): Promise<{ id: string; prepared: PreparedImport } | null>;
  /** Returns the ID of a new one, which belongs to this tab. */
  create(): Promise<string>;
  /** Key of the rows, which the worker stores. */
  rowsKey(id: string): string;
  save(id: string, prepared: PreparedImport): Promise<void>;
  remove(id: string): Promise<void>;
  /** Lets other tabs take it over. */
  release(): void;
  /** Whether the import expires soon, so it must be stored under a new ID. */
  isExpiring(id: string): boolean;
}

/** A page that is being reloaded may still hold its lock when the new one asks for it. */
const LOCK_WAIT_MS = 2000;

/** @param scope user and site, as in `CurrentSite.preferencesKey` */
export function createPreparedStore(scope: string, kind: ImportKindName): PreparedStore {
  const store = createStore(PREPARED_DB.database, PREPARED_DB.store);
  // The IDs start with the time, by which `pruneRecentEntries` deletes them.
  const stateKey = (id: string) => `${scope}/${kind}${PREPARED_STATE_KEY}${id}`;
  const rowsKey = (id: string) => `${scope}/${kind}/rows/${id}`;
  const getAge = (id: string) => getServerTime() - Number.parseInt(id, 10);
  let release = () => {};

  /** Returns false if another tab has it open. */
  async function hold(id: string): Promise<boolean> {
    const signal = AbortSignal.timeout(LOCK_WAIT_MS);
    const held = await acquireLock(`console.prepared.${id}`, { signal }).catch(() => null);
    if (!held) return false;
    release();
    release = held;
    return true;
  }

  return {
    async takeLast() {
      const prefix = stateKey('');
      const ids = (await keys<string>(store)).flatMap((key) =>
        key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
      );
      const recentIds = ids.filter((id) => getAge(id) < RECENT_MS);
      for (const id of recentIds.toSorted().toReversed()) {
        const { success, data } = preparedImportShape.safeParse(await get<unknown>(stateKey(id), store));
        if (success && (await hold(id))) return { id, prepared: data };
      }
      return null;
    },
    async create() {
      const id = `${String(getServerTime()).padStart(15, '0')}.${crypto.randomUUID()}`;
      await hold(id);
      return id;
    },
    rowsKey,
    save: (id, prepared) => set(stateKey(id), prepared, store),
    remove: (id) => delMany([stateKey(id), rowsKey(id)], store),
    release: () => release(),
    isExpiring: (id) => getAge(id) > RECENT_MS / 2,
  };
}
