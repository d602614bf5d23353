import { automationWrites, runWrites } from './support/automationWrites';
import { faultMatrix } from './support/faultMatrix';

faultMatrix([...automationWrites, ...runWrites]);
