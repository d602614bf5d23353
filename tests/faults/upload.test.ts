import { faultMatrix } from './support/matrix';
import { uploadWrites } from './support/uploadWrites';

faultMatrix(uploadWrites);
