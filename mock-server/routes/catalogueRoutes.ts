import type { App, Request } from 'json-server';
import { addressOf } from '../answerRow';
import type { Backend } from '../backend';
import { fixtureId } from '../fixtures/randomSource';
import { type SiteProfile, sites } from '../fixtures/sites';
import { Problem } from '../problem';
import { siteOf } from '../requireToken';
import { wholeNumber } from '../wholeNumber';

/** The shop's products, with what a row does not carry of them, and its collections. */
export function catalogueRoutes(app: App, { store }: Backend): void {
  app.get('/admin/products', (request, response) => {
    const { documents } = siteOf(request, store);
    const products = documents.products.map((product, n) => ({
      ...product,
      imageUrl: n % 13 === 12 ? null : `${addressOf(request)}/media/products/${n}.svg`,
      price: priceOf(n, documents.settings.defaultCurrency),
    }));
    response.json(pageOf(products, request));
  });

  app.get('/admin/collections', (request, response) => {
    const site = sites.find(({ _id }) => _id === siteOf(request, store).id);
    response.json(pageOf(site ? collectionsOf(site) : [], request));
  });
}

function collectionsOf({ number, collections }: SiteProfile) {
  return collections.map((name, n) => ({ collectionId: fixtureId(number, 9, n), name }));
}

/** Derived from the place of the product; a gift of the house has none. */
function priceOf(n: number, currency: string | null): number | null {
  if (n % 29 === 28) return null;
  const amount = 12 + ((n * 37) % 240);
  return currency === 'JPY' ? amount * 100 : amount + (n % 2 === 0 ? 0.9 : 0);
}

/** Those whose name holds every word of `search`, in their order. @throws Problem 400 */
function pageOf<One extends { name: string }>(all: readonly One[], { query }: Request) {
  const limit = wholeNumber(numberOf(query['limit'] ?? '10'), 'limit', 1, 100);
  const offset = wholeNumber(numberOf(query['offset'] ?? '0'), 'offset', 0, Number.MAX_SAFE_INTEGER);
  const search = query['search'] ?? '';
  if (typeof search !== 'string') throw new Problem(400, 'search must be one text.');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return { total: found.length, items: found.slice(offset, offset + limit) };
}

const numberOf = (text: unknown) => (typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN);
