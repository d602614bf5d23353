import { customerWrites } from './support/customerWrites';
import { faultMatrix } from './support/faultMatrix';

faultMatrix(customerWrites);
