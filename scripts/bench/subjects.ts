/** The pages that are measured, and where to find things in them. */
import type { Page } from '@playwright/test';

/** Each finds customers, and another one first: new rows are known by that. */
export const searchTexts = ['mar', 'sch', 'ber', 'ruby', 'linn'];

export interface Subject {
  name: string;
  /** Address of its server. */
  address: string;
  /** Path of what is opened. */
  list: string;
  rowSelector: string;
  /** localStorage of a signed-in merchant. */
  storage: readonly (readonly [string, string])[];
}

/** A page with lists to work in. */
export interface ListSubject extends Subject {
  next: (page: Page) => ReturnType<Page['locator']>;
  search: (page: Page) => ReturnType<Page['locator']>;
  /** Links to two lists. */
  links: (page: Page) => readonly [ReturnType<Page['locator']>, ReturnType<Page['locator']>];
  /** Milliseconds that it waits before it searches. */
  debounce: number;
}

export function consoleSubject(address: string, storage: Subject['storage']): ListSubject {
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

export function stockSubject(address: string): ListSubject {
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

export function plainSubject(address: string): Subject {
  return { name: 'plain', address, list: '/', rowSelector: 'tr', storage: [] };
}
