/** An extension's page whose buttons write by react-admin's hooks. */
import { defineConsole } from '../../../src/defineConsole';

const page = { path: 'stock', title: 'resources.product-reviews.name', load: () => import('./StockPage') };

export default defineConsole({ pages: [page] });
