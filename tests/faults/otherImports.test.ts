import { otherImportWrites } from './support/importWrites';
import { faultMatrix } from './support/matrix';

faultMatrix(otherImportWrites);
