/**
 * Changes without a response yet. They are shown over the server's records and never written into the cache, so that a
 * rejected one is gone exactly when its layer is, and two writes of one record don't hide each other.
 */
import type { EntityRecord } from '../parse/records';

/** The record as it is shown while the write is under way; null if it is being deleted. */
export type Layer = (record: EntityRecord) => EntityRecord | null;

export interface PendingLayers {
  /** Adds a layer to a record. Returns a function that removes this layer again. */
  add(resource: string, id: string, layer: Layer): () => void;
  /** The record with its layers; null if it is being deleted. Returns the same object until a layer changes. */
  apply(resource: string, record: EntityRecord): EntityRecord | null;
  /** Whether a record, or any record of the resource, has a layer. */
  has(resource: string, id?: string): boolean;
  /** Calls the listener with the resource whose layers have changed. Returns an unsubscribe function. */
  subscribe(listener: (resource: string) => void): () => void;
}

interface RecordLayers {
  layers: readonly Layer[];
  /** Results of these layers, by the server's record. */
  visible: WeakMap<EntityRecord, { record: EntityRecord | null }>;
}

export function createPendingLayers(): PendingLayers {
  const resources = new Map<string, Map<string, RecordLayers>>();
  const listeners = new Set<(resource: string) => void>();

  const change = (resource: string, id: string, edit: (layers: readonly Layer[]) => readonly Layer[]) => {
    const records = resources.get(resource) ?? new Map<string, RecordLayers>();
    resources.set(resource, records);
    const layers = edit(records.get(id)?.layers ?? []);
    if (layers.length > 0) records.set(id, { layers, visible: new WeakMap() });
    else records.delete(id);
    for (const listener of listeners) listener(resource);
  };

  return {
    add(resource, id, layer) {
      // A copy, since the same layer may be added twice.
      const added: Layer = (record) => layer(record);
      change(resource, id, (layers) => [...layers, added]);
      return () => change(resource, id, (layers) => layers.filter((other) => other !== added));
    },
    apply(resource, record) {
      const entry = resources.get(resource)?.get(record.id);
      if (!entry) return record;
      const known = entry.visible.get(record);
      if (known) return known.record;
      let visible: EntityRecord | null = record;
      for (const layer of entry.layers) visible = visible && layer(visible);
      entry.visible.set(record, { record: visible });
      return visible;
    },
    has(resource, id) {
      const records = resources.get(resource);
      return id === undefined ? (records?.size ?? 0) > 0 : (records?.has(id) ?? false);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
