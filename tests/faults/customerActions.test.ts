import { customerWrites } from './support/customerWrites';
import { faultMatrix } from './support/matrix';

faultMatrix(customerWrites);
