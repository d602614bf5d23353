import { faultMatrix } from './support/matrix';
import { setupWrites } from './support/setupWrites';

faultMatrix(setupWrites);
