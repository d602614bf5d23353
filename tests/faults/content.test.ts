import { questionActions, reviewActions } from './support/actionWrites';
import { createWrites } from './support/createWrites';
import { faultMatrix } from './support/faultMatrix';
import { savedReplyWrites } from './support/savedReplyWrites';
import { textWrites } from './support/textWrites';

faultMatrix(reviewActions, questionActions, textWrites, createWrites, savedReplyWrites);
