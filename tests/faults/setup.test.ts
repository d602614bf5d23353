import { faultMatrix } from './support/faultMatrix';
import { setupWrites } from './support/setupWrites';

faultMatrix(setupWrites);
