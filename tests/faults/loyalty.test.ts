import { rewardActions } from './support/actionWrites';
import { automationWrites, runWrites } from './support/automationWrites';
import { faultMatrix } from './support/faultMatrix';
import { programEditorWrites } from './support/programEditorWrites';
import { programListWrites } from './support/programListWrites';

faultMatrix(rewardActions, programEditorWrites, programListWrites, automationWrites, runWrites);
