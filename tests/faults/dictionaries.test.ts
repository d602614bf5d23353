import { dictionaryWrites } from './support/dictionaryWrites';
import { faultMatrix } from './support/faultMatrix';

faultMatrix(dictionaryWrites);
