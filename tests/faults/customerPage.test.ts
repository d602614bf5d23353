import { customerPageWrites } from './support/customerPageWrites';
import { faultMatrix } from './support/faultMatrix';

faultMatrix(customerPageWrites);
