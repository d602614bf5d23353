import { faultMatrix } from './support/faultMatrix';
import { uploadWrites } from './support/uploadWrites';

faultMatrix(uploadWrites);
