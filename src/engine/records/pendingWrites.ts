/**
 * Writes without a response yet. Lists apply them to their records, so a change shows at once; a rejected one is
 * removed exactly, since it is a separate layer over the server's record. Two writes on one record do not hide each
 * other.
 */
import { createStore } from '../../lib/createStore';
import type { ConsoleRecord } from './consoleRecord';

/**
 * Fields to set, a removal of the record, or of one member of a field (`set` is then the field without it). `sent` is
 * the request body if it differs from `set`, such as an id instead of a record.
 */
export type PendingChange =
  | {
      set: Readonly<Record<string, unknown>>;
      sent?: Readonly<Record<string, unknown>>;
      part?: { field: string; id: string };
    }
  | { remove: true };

export interface PendingWrites {
  /** Adds a change to a record. Returns a function that removes this change again. */
  add(resource: string, id: string, change: PendingChange): () => void;
  /** The record with its changes; null if it is being removed. Returns the same object until something changes. */
  applyTo(resource: string, record: ConsoleRecord): ConsoleRecord | null;
  subscribe(listener: () => void): () => void;
  /** Increases with every change; for useSyncExternalStore. */
  version(): number;
}

export function createPendingWrites(): PendingWrites {
  const changes = new Map<string, PendingChange[]>();
  const merged = new Map<string, { of: ConsoleRecord; visibleRecord: ConsoleRecord }>();
  const version = createStore(0);

  const notify = (key: string) => {
    merged.delete(key);
    version.set(version.get() + 1);
  };

  return {
    add(resource, id, change) {
      const key = getKey(resource, id);
      // A copy, since the same change may be added twice.
      const layer = { ...change };
      changes.set(key, [...(changes.get(key) ?? []), layer]);
      notify(key);
      return () => {
        const left = (changes.get(key) ?? []).filter((other) => other !== layer);
        if (left.length > 0) changes.set(key, left);
        else changes.delete(key);
        notify(key);
      };
    },
    applyTo(resource, record) {
      const key = getKey(resource, record.id);
      const layers = changes.get(key);
      if (!layers) return record;
      if (layers.some((layer) => 'remove' in layer)) return null;
      const known = merged.get(key);
      if (known?.of === record) return known.visibleRecord;
      const visibleRecord: ConsoleRecord = Object.assign(
        {},
        record,
        ...layers.map((layer) => ('set' in layer ? layer.set : {})),
      );
      merged.set(key, { of: record, visibleRecord });
      return visibleRecord;
    },
    subscribe: version.subscribe,
    version: version.get,
  };
}

const getKey = (resource: string, id: string) => `${resource}/${id}`;
