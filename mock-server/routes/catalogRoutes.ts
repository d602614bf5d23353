import type { App, Request } from 'json-server';
import type { Backend } from '../backend';
import { fixtureId } from '../fixtures/randomSource';
import { type SiteProfile, sites } from '../fixtures/sites';
import { HttpError } from '../httpError';
import { getServerUrl } from '../mediaUrls';
import { getRequestSite } from '../requireToken';
import { sliceByQuery } from '../sliceByQuery';

/** Products with image and price, and collections of the site. */
export function catalogRoutes(app: App, { store }: Backend): void {
  app.get('/admin/products', (request, response) => {
    const { documents } = getRequestSite(request, store);
    const products = documents.products.map((product, n) => ({
      ...product,
      imageUrl: n % 13 === 12 ? null : `${getServerUrl(request)}/media/products/${n}.svg`,
      price: getPrice(n, documents.settings.defaultCurrency),
    }));
    response.json(getPage(products, request));
  });

  app.get('/admin/collections', (request, response) => {
    const site = sites.find(({ _id }) => _id === getRequestSite(request, store).id);
    response.json(getPage(site ? getCollections(site) : [], request));
  });
}

function getCollections({ number, collections }: SiteProfile) {
  return collections.map((name, n) => ({ collectionId: fixtureId(number, 9, n), name }));
}

/** Price derived from the index; some products have none. */
function getPrice(n: number, currency: string | null): number | null {
  if (n % 29 === 28) return null;
  const amount = 12 + ((n * 37) % 240);
  return currency === 'JPY' ? amount * 100 : amount + (n % 2 === 0 ? 0.9 : 0);
}

/** Filters by the words of `search` and returns one page. @throws HttpError 400 */
function getPage<One extends { name: string }>(all: readonly One[], { query }: Request) {
  const search = query['search'] ?? '';
  if (typeof search !== 'string') throw new HttpError(400, 'search must be one text.');
  const searchTerms = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ name }) => searchTerms.every((term) => name.toLowerCase().includes(term)));
  return sliceByQuery(found, query);
}
