import { faultMatrix } from './support/faultMatrix';
import { savedReplyWrites } from './support/savedReplyWrites';

faultMatrix(savedReplyWrites);
