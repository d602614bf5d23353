import { customerDialogWrites } from './support/customerWrites';
import { faultMatrix } from './support/faultMatrix';

faultMatrix(customerDialogWrites, { hasOwnSender: true });
