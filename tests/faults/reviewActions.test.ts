import { reviewActions } from './support/actionWrites';
import { faultMatrix } from './support/faultMatrix';

faultMatrix(reviewActions, { hasOwnSender: true });
