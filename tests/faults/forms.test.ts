import { faultMatrix } from './support/faultMatrix';
import { formWrites } from './support/formWrites';

faultMatrix(formWrites);
