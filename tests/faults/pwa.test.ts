import { faultMatrix } from './support/faultMatrix';
import { pwaWrites } from './support/pwaWrites';

faultMatrix(pwaWrites);
