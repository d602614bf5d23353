import { bulkWrites } from './support/bulkWrites';
import { customerPageWrites } from './support/customerPageWrites';
import { customerDialogWrites, customerWrites } from './support/customerWrites';
import { faultMatrix } from './support/faultMatrix';

faultMatrix(customerWrites, customerDialogWrites, customerPageWrites, bulkWrites);
