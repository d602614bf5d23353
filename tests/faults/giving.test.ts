import { givingWrites } from './support/customerWrites';
import { faultMatrix } from './support/matrix';

faultMatrix(givingWrites);
