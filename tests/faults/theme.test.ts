import { faultMatrix } from './support/matrix';
import { themeWrites } from './support/themeWrites';

faultMatrix(themeWrites);
