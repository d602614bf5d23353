import { questionActions } from './support/actionWrites';
import { faultMatrix } from './support/faultMatrix';

faultMatrix(questionActions);
