import { questionActions } from './support/actionWrites';
import { faultMatrix } from './support/matrix';

faultMatrix(questionActions);
