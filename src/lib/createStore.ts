/** Listeners of an event without payload. */
export interface Emitter {
  /** Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
  emit(): void;
  hasListeners(): boolean;
}

/** Creates an event emitter. */
export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit() {
      for (const listener of [...listeners]) listener();
    },
    hasListeners: () => listeners.size > 0,
  };
}

/** A value with listeners, for `useSyncExternalStore`. */
export interface Store<Value> {
  get(): Value;
  /** Notifies the listeners, unless the value is identical. */
  set(value: Value): void;
  /** Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const { subscribe, emit } = createEmitter();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      emit();
    },
    subscribe,
  };
}
