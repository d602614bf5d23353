import { faultMatrix } from './support/faultMatrix';
import { textWrites } from './support/textWrites';

faultMatrix(textWrites);
