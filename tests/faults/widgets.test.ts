// Loaded before the first test, whose time is limited.
import '../../src/pages/storefront/widgetPages';
import { faultMatrix } from './support/faultMatrix';
import { widgetWrites } from './support/widgetWrites';

faultMatrix(widgetWrites, { hasOwnSender: true });
