import { faultMatrix } from './support/faultMatrix';
import { programListWrites } from './support/programListWrites';

faultMatrix(programListWrites);
