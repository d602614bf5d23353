/** Resets what the files of a worker share before each test: the server's clock, running tasks, and what outlasts a sign-out. */
import { beforeEach } from 'vitest';
import { readServerDate } from '../../dataProvider/http/serverClock';
import { runningTasks } from '../../src/engine/tray/runningTasks';
import { HIDDEN_DB, openStore } from '../../src/lib/storage/databases';

beforeEach(async () => {
  readServerDate(new Date().toUTCString());
  // An import continues without its page.
  runningTasks.stopAll();
  // Only tests that load a database for all files of their worker have one.
  if (typeof indexedDB === 'undefined') return;
  await new Promise<void>((resolve) =>
    openStore(HIDDEN_DB, (objects) => {
      const request = objects?.clear();
      if (!request) return resolve();
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
    }),
  );
});
