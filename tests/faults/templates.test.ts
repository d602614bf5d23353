import { faultMatrix } from './support/matrix';
import { templateWrites } from './support/templateWrites';

faultMatrix(templateWrites);
