import { billingWrites } from './support/billingWrites';
import { faultMatrix } from './support/faultMatrix';

faultMatrix(billingWrites);
