import { faultMatrix } from './support/matrix';
import { programListWrites } from './support/programListWrites';

faultMatrix(programListWrites);
