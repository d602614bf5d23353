// Loaded before the first test, whose time is limited.
import '../../src/features/storefront/widgetPages';
import { dictionaryWrites } from './support/dictionaryWrites';
import { faultMatrix } from './support/faultMatrix';
import { formWrites } from './support/formWrites';
import { themeWrites } from './support/themeWrites';
import { widgetWrites } from './support/widgetWrites';

faultMatrix(widgetWrites, formWrites, themeWrites, dictionaryWrites);
