/**
 * What was asked of the server and not yet answered. Lists show records with these changes laid over
 * them, so a change is seen at once, and taking it back is exact: the layer goes, what the server
 * said stays. Two writes on one record never hide each other.
 */
import type { ConsoleRecord } from './consoleRecord';

/**
 * Fields set, the whole record removed, or one member of a field deleted (`set` shows the field without it).
 * `sent` is what the server is told where that is not what is shown: an id for the record that it stands for.
 */
export type PendingChange =
  | {
      set: Readonly<Record<string, unknown>>;
      sent?: Readonly<Record<string, unknown>>;
      part?: { field: string; id: string };
    }
  | { remove: true };

export interface PendingWrites {
  /** Lays a change over a record; the answer takes this one change away again. */
  add(resource: string, id: string, change: PendingChange): () => void;
  /** The record as it will be; null when it is being removed. The same object while nothing changes. */
  over(resource: string, record: ConsoleRecord): ConsoleRecord | null;
  subscribe(listener: () => void): () => void;
  /** Grows with every change: what a component watches. */
  version(): number;
}

export function createPendingWrites(): PendingWrites {
  const changes = new Map<string, PendingChange[]>();
  const merged = new Map<string, { of: ConsoleRecord; shown: ConsoleRecord }>();
  const listeners = new Set<() => void>();
  let version = 0;

  const tell = (key: string) => {
    merged.delete(key);
    version += 1;
    for (const listener of listeners) listener();
  };

  return {
    add(resource, id, change) {
      const key = keyOf(resource, id);
      // A layer of its own: the same change may be laid over twice.
      const layer = { ...change };
      changes.set(key, [...(changes.get(key) ?? []), layer]);
      tell(key);
      return () => {
        const left = (changes.get(key) ?? []).filter((other) => other !== layer);
        if (left.length > 0) changes.set(key, left);
        else changes.delete(key);
        tell(key);
      };
    },
    over(resource, record) {
      const key = keyOf(resource, record.id);
      const layers = changes.get(key);
      if (!layers) return record;
      if (layers.some((layer) => 'remove' in layer)) return null;
      const known = merged.get(key);
      if (known?.of === record) return known.shown;
      const shown: ConsoleRecord = Object.assign(
        {},
        record,
        ...layers.map((layer) => ('set' in layer ? layer.set : {})),
      );
      merged.set(key, { of: record, shown });
      return shown;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

const keyOf = (resource: string, id: string) => `${resource}/${id}`;
