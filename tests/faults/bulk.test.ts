import { bulkWrites } from './support/bulkWrites';
import { faultMatrix } from './support/matrix';

faultMatrix(bulkWrites);
