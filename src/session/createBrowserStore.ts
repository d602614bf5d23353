import type { Store } from 'ra-core';
import { getStoredItem, getStoredKeys, setStoredItem } from '../lib/storage/browserStorage';

/** A parsed JSON value; its reader names the type, as with react-admin's own stores. */
type StoredValue = ReturnType<typeof JSON.parse>;

/** A value of the store that is kept elsewhere, such as the locale. */
export interface LinkedValue {
  get(): StoredValue;
  set(value: StoredValue): void;
  /** @returns stops the subscription */
  subscribe(listener: () => void): () => void;
}

/**
 * react-admin's store over the browser's storage, which may be full or denied: such a value lasts as long as the page.
 * Values are kept as JSON; text that cannot be parsed counts as absent.
 * @param prefix of every key, so that users and sites that share a browser don't share preferences
 * @param linked values that are kept elsewhere, by key
 * @param onNotStored called after each value that lasts only as long as the page
 */
export function createBrowserStore(
  prefix: string,
  linked: Readonly<Record<string, LinkedValue>> = {},
  onNotStored: () => void = () => {},
): Store {
  const listeners = new Map<string, Set<(value: StoredValue) => void>>();
  let isTornDown = false;

  const publish = (key: string, value: StoredValue) => {
    for (const listener of [...(listeners.get(key) ?? [])]) listener(value);
  };
  const read = (key: string): StoredValue => parse(getStoredItem(prefix + key));
  const write = (key: string, value: StoredValue) => {
    if (isTornDown) return;
    const isStored = setStoredItem(prefix + key, value === undefined ? null : JSON.stringify(value));
    publish(key, value);
    if (!isStored) onNotStored();
  };
  const getKeys = (keyPrefix = '') => getStoredKeys(prefix + keyPrefix).map((key) => key.slice(prefix.length));
  /** Another tab wrote a value, or cleared the storage (a null key). */
  const onStorage = ({ key }: StorageEvent) => {
    if (key?.startsWith(prefix)) publish(key.slice(prefix.length), read(key.slice(prefix.length)));
    else if (key === null) for (const name of listeners.keys()) publish(name, read(name));
  };

  return {
    setup() {
      isTornDown = false;
      window.addEventListener('storage', onStorage);
    },
    teardown() {
      // What the user saved outlives their session: ra-core resets the store after a sign-out.
      isTornDown = true;
      window.removeEventListener('storage', onStorage);
    },
    getItem(key, defaultValue) {
      const link = own(linked, key);
      const value = link ? link.get() : read(key);
      return value === undefined ? defaultValue : value;
    },
    setItem(key, value) {
      const link = own(linked, key);
      if (link) link.set(value);
      else write(key, value);
    },
    removeItem: (key) => write(key, undefined),
    removeItems(keyPrefix) {
      for (const key of getKeys(keyPrefix)) write(key, undefined);
    },
    reset() {
      for (const key of getKeys()) write(key, undefined);
    },
    subscribe(key, callback) {
      const link = own(linked, key);
      if (link) return link.subscribe(() => callback(link.get()));
      const callbacks = listeners.get(key) ?? new Set();
      listeners.set(key, callbacks.add(callback));
      return () => void callbacks.delete(callback);
    },
    listItems: (keyPrefix) => Object.fromEntries(getKeys(keyPrefix).map((key) => [key, read(key)])),
  };
}

function own(linked: Readonly<Record<string, LinkedValue>>, key: string): LinkedValue | undefined {
  return Object.hasOwn(linked, key) ? linked[key] : undefined;
}

function parse(text: string | null): StoredValue {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
