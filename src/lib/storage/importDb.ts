/** IndexedDB database of import rows that are waiting to be sent. */
export const IMPORT_DB = { database: 'console.imports', store: 'rows' } as const;

/** Part of the keys of rows that wait to be sent. */
export const IMPORT_ROWS_KEY = '/rows/';

/** Whether rows of an import wait to be sent. Never rejects. */
export function hasStoredImportRows(): Promise<boolean> {
  return new Promise((resolve) => {
    openImportDb((objects) => {
      if (!objects) return resolve(false);
      const keys = objects.getAllKeys();
      keys.onsuccess = () => resolve(keys.result.some((key) => String(key).includes(IMPORT_ROWS_KEY)));
      keys.onerror = () => resolve(false);
    });
  });
}

/** Deletes all stored imports at sign-out. Never throws. */
export function clearStoredImports(): void {
  openImportDb((objects) => objects?.clear());
}

/** Opens the database unless it doesn't exist. Calls `use` once, with null if there is nothing stored. Never throws. */
function openImportDb(use: (objects: IDBObjectStore | null) => void): void {
  try {
    const request = indexedDB.open(IMPORT_DB.database);
    // Don't create the database if it doesn't exist.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = (event) => {
      event.preventDefault();
      use(null);
    };
    request.onsuccess = () => {
      const database = request.result;
      const isCreated = database.objectStoreNames.contains(IMPORT_DB.store);
      use(isCreated ? database.transaction(IMPORT_DB.store, 'readwrite').objectStore(IMPORT_DB.store) : null);
      // Waits for the transaction.
      database.close();
    };
  } catch {
    // IndexedDB is not available in the private windows of some browsers.
    use(null);
  }
}
