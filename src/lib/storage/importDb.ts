/** IndexedDB database of import rows that are waiting to be sent. */
export const IMPORT_DB = { database: 'console.imports', store: 'rows' } as const;

/** Deletes all stored imports at sign-out. Never throws. */
export function clearStoredImports(): void {
  try {
    const request = indexedDB.open(IMPORT_DB.database);
    // Don't create the database if it doesn't exist.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = (event) => event.preventDefault();
    request.onsuccess = () => {
      const database = request.result;
      if (database.objectStoreNames.contains(IMPORT_DB.store)) {
        database.transaction(IMPORT_DB.store, 'readwrite').objectStore(IMPORT_DB.store).clear();
      }
      database.close();
    };
  } catch {
    // IndexedDB is not available in the private windows of some browsers.
  }
}
