import { customerPageWrites } from './support/customerPageWrites';
import { faultMatrix } from './support/matrix';

faultMatrix(customerPageWrites);
