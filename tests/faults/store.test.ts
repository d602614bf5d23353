import { billingWrites } from './support/billingWrites';
import { contactWrites } from './support/contactWrites';
import { faultMatrix } from './support/faultMatrix';
import { pwaWrites } from './support/pwaWrites';
import { settingsWrites } from './support/settingsWrites';
import { setupWrites } from './support/setupWrites';
import { templateWrites } from './support/templateWrites';
import { wizardWrites } from './support/wizardWrites';

faultMatrix(settingsWrites, setupWrites, wizardWrites, templateWrites, pwaWrites, billingWrites, contactWrites);
