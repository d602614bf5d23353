import { faultMatrix } from './support/faultMatrix';
import { settingsWrites } from './support/settingsWrites';

faultMatrix(settingsWrites, { hasOwnSender: true });
