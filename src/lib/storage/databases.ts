/** IndexedDB database of import rows that are waiting to be sent. */
export const IMPORT_DB = { database: 'console.imports', store: 'rows' } as const;

/** IndexedDB database of the writes that can be undone later. */
export const HISTORY_DB = { database: 'console.history', store: 'writes' } as const;

/** Deletes what the databases hold, at sign-out. Never throws. */
export function clearDatabases(): void {
  for (const { database, store } of [IMPORT_DB, HISTORY_DB]) clearStore(database, store);
}

function clearStore(name: string, store: string): void {
  try {
    const request = indexedDB.open(name);
    // Don't create the database if it doesn't exist.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = (event) => event.preventDefault();
    request.onsuccess = () => {
      const database = request.result;
      if (database.objectStoreNames.contains(store)) {
        database.transaction(store, 'readwrite').objectStore(store).clear();
      }
      database.close();
    };
  } catch {
    // IndexedDB is not available in the private windows of some browsers.
  }
}
