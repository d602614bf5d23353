import { faultMatrix } from './support/faultMatrix';
import { wizardWrites } from './support/wizardWrites';

faultMatrix(wizardWrites);
