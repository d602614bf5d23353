/** Where rows of imports that wait to be sent are kept in the browser's database. */
export const keptRows = { database: 'console.imports', store: 'rows' } as const;

/** Forgets every import that this browser keeps, at sign-out. Never throws: where nothing is kept, nothing is to be forgotten. */
export function wipeKeptRows(): void {
  try {
    const opening = indexedDB.open(keptRows.database);
    // It was not there: it is not made for this.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = (event) => event.preventDefault();
    opening.onsuccess = () => {
      const database = opening.result;
      if (database.objectStoreNames.contains(keptRows.store)) {
        database.transaction(keptRows.store, 'readwrite').objectStore(keptRows.store).clear();
      }
      database.close();
    };
  } catch {
    // No database: private windows of some browsers have none.
  }
}
