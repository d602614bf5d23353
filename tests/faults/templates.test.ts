import { faultMatrix } from './support/faultMatrix';
import { templateWrites } from './support/templateWrites';

faultMatrix(templateWrites);
