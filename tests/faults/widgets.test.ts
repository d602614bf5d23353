import { faultMatrix } from './support/matrix';
import { widgetWrites } from './support/widgetWrites';

faultMatrix(widgetWrites);
