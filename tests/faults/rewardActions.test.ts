import { rewardActions } from './support/actionWrites';
import { faultMatrix } from './support/matrix';

faultMatrix(rewardActions);
