import { reviewActions } from './support/actionWrites';
import { faultMatrix } from './support/matrix';

faultMatrix(reviewActions);
