import { bulkWrites } from './support/bulkWrites';
import { faultMatrix } from './support/faultMatrix';

faultMatrix(bulkWrites);
