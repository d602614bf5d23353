import { faultMatrix } from './support/matrix';
import { textWrites } from './support/textWrites';

faultMatrix(textWrites);
