export interface DatabaseName {
  database: string;
  store: string;
}

/** IndexedDB database of import rows that are waiting to be sent. */
export const IMPORT_DB = { database: 'console.imports', store: 'rows' } as const satisfies DatabaseName;

/** IndexedDB database of the writes that can be undone later. */
export const HISTORY_DB = { database: 'console.history', store: 'writes' } as const satisfies DatabaseName;

/** IndexedDB database of imports that are being prepared, by `PreparedStore`: their rows and corrections. */
export const PREPARED_DB = { database: 'console.prepared', store: 'imports' } as const satisfies DatabaseName;

/** IndexedDB database of copies between stores, which can be undone later. */
export const COPY_DB = { database: 'console.copies', store: 'runs' } as const satisfies DatabaseName;

/** IndexedDB database of the reviews that were hidden, and why. It holds nothing of customers, and outlasts a sign-out. */
export const HIDDEN_DB = { database: 'console.hidden', store: 'records' } as const satisfies DatabaseName;

/** Part of the keys of rows, before that of their batch. Sent rows may be kept, so that the import can be reverted. */
export const IMPORT_ROWS_KEY = '/rows/';

/** Part of the keys of imports. */
export const IMPORT_RUN_KEY = '/run/';

/** Part of the keys of the choices and corrections of an import that is being prepared. */
export const PREPARED_STATE_KEY = '/state/';

/** Deletes what the databases hold, at sign-out. Never throws. */
export function clearDatabases(): void {
  for (const name of [IMPORT_DB, PREPARED_DB, HISTORY_DB, COPY_DB]) openStore(name, (objects) => objects?.clear());
}

/** How long a change is kept that can be undone, and an import that is being prepared. */
export const RECENT_MS = 24 * 60 * 60 * 1000;

/** Opens a store unless it doesn't exist. Calls `use` once, with null if there is nothing stored. Never throws. */
export function openStore(
  { database: name, store }: DatabaseName,
  use: (objects: IDBObjectStore | null) => void,
): void {
  try {
    const request = indexedDB.open(name);
    // Don't create the database if it doesn't exist.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = (event) => {
      event.preventDefault();
      use(null);
    };
    request.onsuccess = () => {
      const database = request.result;
      const isCreated = database.objectStoreNames.contains(store);
      use(isCreated ? database.transaction(store, 'readwrite').objectStore(store) : null);
      // Waits for the transaction.
      database.close();
    };
  } catch {
    // IndexedDB is not available in the private windows of some browsers.
    use(null);
  }
}
