import 'fake-indexeddb/auto';
import { afterEach, vi } from 'vitest';
import { clearDatabases } from '../../src/lib/storage/databases';
import { faultMatrix } from './support/faultMatrix';
import { fileImportWrites } from './support/importWrites';

vi.mock('../../src/features/imports/worker/startImportWorker', async () => ({
  startImportWorker: (await import('../src/features/imports/support/inProcessWorker')).inProcessWorker,
}));

afterEach(clearDatabases);

faultMatrix(fileImportWrites);
