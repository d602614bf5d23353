/** Measured pages, and their locators. */
import type { Browser, Page } from '@playwright/test';
import type { BenchContext } from './references/queries.ts';

/** Each search has a different first customer, which identifies the new rows. */
export const searchTexts = ['mar', 'sch', 'ber', 'ruby', 'linn'];

export interface Subject {
  name: string;
  /** Base URL of the server. */
  url: string;
  /** Path to open. */
  list: string;
  rowSelector: string;
  /** localStorage entries of a signed-in user. */
  storage: readonly (readonly [string, string])[];
}

/** Page with two lists. */
export interface ListSubject extends Subject {
  next: (page: Page) => ReturnType<Page['locator']>;
  search: (page: Page) => ReturnType<Page['locator']>;
  /** Links to both lists. */
  links: (page: Page) => readonly [ReturnType<Page['locator']>, ReturnType<Page['locator']>];
  /** Search debounce in milliseconds. */
  debounce: number;
}

export function consoleSubject(url: string, storage: Subject['storage']): ListSubject {
  return {
    name: 'console',
    url,
    list: '/customers?limit=10',
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

export function stockSubject(url: string): ListSubject {
  return {
    name: 'stock',
    url,
    list: '/#/customers',
    rowSelector: 'tbody .RaDatagrid-row',
    next: (page) => page.getByRole('button', { name: 'Go to next page' }),
    search: (page) => page.getByPlaceholder('Search'),
    links: (page) => [page.locator('a[href="#/reviews"]'), page.locator('a[href="#/customers"]')],
    storage: [],
    debounce: 500,
  };
}

/** The page with the controllers of react-admin's core and plain tables. */
export function leanSubject(url: string): ListSubject {
  return {
    name: 'lean',
    url,
    list: '/#/customers',
    rowSelector: 'tr[data-record]',
    next: (page) => page.getByRole('button', { name: 'Next', exact: true }),
    search: (page) => page.getByPlaceholder('Search'),
    links: (page) => [page.getByRole('link', { name: 'Reviews' }), page.getByRole('link', { name: 'Customers' })],
    storage: [],
    debounce: 150,
  };
}

/** What every benchmark needs. */
export interface Setting {
  browser: Browser;
  bench: BenchContext;
  ours: ListSubject;
  lean: ListSubject;
  stock: ListSubject;
  /** Paths of records. */
  paths: { customer: string; program: string };
}
