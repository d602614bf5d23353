import { dictionaryWrites } from './support/dictionaryWrites';
import { faultMatrix } from './support/matrix';

faultMatrix(dictionaryWrites);
