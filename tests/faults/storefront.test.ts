// Loaded before the first test, whose time is limited.
import '../../src/features/storefront/widgetPages';
import { vi } from 'vitest';
import { dictionaryWrites } from './support/dictionaryWrites';
import { extensionWrites } from './support/extensionWrites';
import { faultMatrix } from './support/faultMatrix';
import { formWrites } from './support/formWrites';
import { themeWrites } from './support/themeWrites';
import { widgetWrites } from './support/widgetWrites';

vi.mock('../../src/extensions/index', () => import('./support/stockExtension'));

faultMatrix(widgetWrites, formWrites, themeWrites, [...dictionaryWrites, ...extensionWrites]);
