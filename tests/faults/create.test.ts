import { createWrites } from './support/createWrites';
import { faultMatrix } from './support/matrix';

faultMatrix(createWrites);
