import { afterEach } from 'vitest';
import { entryWrites } from './support/entryWrites';
import { faultMatrix } from './support/faultMatrix';

afterEach(() => sessionStorage.clear());
faultMatrix(entryWrites);
