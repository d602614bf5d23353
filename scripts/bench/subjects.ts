/** The two pages that are measured, and where to find things in them. */
import type { Page } from '@playwright/test';

/** Each finds customers, and another one first: new rows are known by that. */
export const searchTexts = ['mar', 'sch', 'ber', 'ruby', 'linn'];

export interface Subject {
  name: string;
  /** Address of its server. */
  address: string;
  /** Its customer list. */
  list: string;
  rowSelector: string;
  next: (page: Page) => ReturnType<Page['locator']>;
  search: (page: Page) => ReturnType<Page['locator']>;
  /** Links to two lists. */
  links: (page: Page) => readonly [ReturnType<Page['locator']>, ReturnType<Page['locator']>];
  /** localStorage of a signed-in merchant. */
  storage: readonly (readonly [string, string])[];
  /** Milliseconds that it waits before it searches. */
  debounce: number;
}

export function consoleSubject(address: string, storage: Subject['storage']): Subject {
  return {
    name: 'console',
    address,
    list: '/customers',
    rowSelector: 'tr[data-record]',
    next: (page) => page.getByRole('button', { name: 'Next', exact: true }),
    search: (page) => page.getByRole('searchbox').first(),
    links: (page) => [
      page.locator('nav a[href^="/product-reviews"]').first(),
      page.locator('nav a[href^="/customers"]').first(),
    ],
    storage,
    debounce: 200,
  };
}

export function stockSubject(address: string): Subject {
  return {
    name: 'stock',
    address,
    list: '/#/customers',
    rowSelector: 'tbody .RaDatagrid-row',
    next: (page) => page.getByRole('button', { name: 'Go to next page' }),
    search: (page) => page.getByPlaceholder('Search'),
    links: (page) => [page.locator('a[href="#/reviews"]'), page.locator('a[href="#/customers"]')],
    storage: [],
    debounce: 500,
  };
}
