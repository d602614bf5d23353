import { faultMatrix } from './support/faultMatrix';
import { themeWrites } from './support/themeWrites';

faultMatrix(themeWrites);
