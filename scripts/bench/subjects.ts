/** Measured pages, and their locators. */
import type { Page } from '@playwright/test';

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

export function plainSubject(url: string): Subject {
  return { name: 'plain', url, list: '/', rowSelector: 'tr', storage: [] };
}
