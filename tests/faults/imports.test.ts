import 'fake-indexeddb/auto';
import { afterEach, beforeAll } from 'vitest';
import { clearDatabases } from '../../src/lib/storage/databases';
import { faultMatrix } from './support/faultMatrix';
import { fileImportWrites } from './support/importWrites';

// The code of the page of a run, which is loaded when an import starts, must not wait for fake timers.
beforeAll(() => import('../../src/features/imports/run/RunPage'));
afterEach(clearDatabases);

faultMatrix(fileImportWrites);
