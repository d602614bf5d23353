import { createWrites } from './support/createWrites';
import { faultMatrix } from './support/faultMatrix';

faultMatrix(createWrites, { hasOwnSender: true });
