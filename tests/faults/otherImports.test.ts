import { faultMatrix } from './support/faultMatrix';
import { otherImportWrites } from './support/importWrites';

faultMatrix(otherImportWrites);
