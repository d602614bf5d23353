import { faultMatrix } from './support/matrix';
import { savedReplyWrites } from './support/savedReplyWrites';

faultMatrix(savedReplyWrites);
