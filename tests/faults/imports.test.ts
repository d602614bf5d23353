import 'fake-indexeddb/auto';
import { afterEach, vi } from 'vitest';
import { wipeKeptRows } from '../../src/lib/keptRows';
import { fileImportWrites } from './support/importWrites';
import { faultMatrix } from './support/matrix';

vi.mock('../../src/pages/import/worker/startImportWorker', async () => ({
  startImportWorker: (await import('../src/pages/import/support/inProcessWorker')).inProcessWorker,
}));

afterEach(wipeKeptRows);

faultMatrix(fileImportWrites);
