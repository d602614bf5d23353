import 'fake-indexeddb/auto';
import { afterEach, vi } from 'vitest';
import { clearStoredImports } from '../../src/lib/storage/importDb';
import { faultMatrix } from './support/faultMatrix';
import { fileImportWrites } from './support/importWrites';

vi.mock('../../src/pages/import/worker/startImportWorker', async () => ({
  startImportWorker: (await import('../src/pages/import/support/inProcessWorker')).inProcessWorker,
}));

afterEach(clearStoredImports);

faultMatrix(fileImportWrites, { hasOwnSender: true });
