import { rewardActions } from './support/actionWrites';
import { faultMatrix } from './support/faultMatrix';

faultMatrix(rewardActions);
