import { contactWrites } from './support/contactWrites';
import { faultMatrix } from './support/faultMatrix';

faultMatrix(contactWrites, { hasOwnSender: true });
