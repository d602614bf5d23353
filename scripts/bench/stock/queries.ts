/** The backend's queries for the stock page's two lists. */

/** Where the backend is, and a token of a site. */
export interface Bench {
  backend: string;
  token: string;
}

const selections: Readonly<Record<string, string>> = {
  customers: `query ($limit: Int, $offset: Int, $search: String) {
    page: customers(limit: $limit, offset: $offset, search: $search) {
      total items { _id name emailAddress totalPoints totalVouchers totalReviews totalOrders createdAt }
    }
  }`,
  reviews: `query ($limit: Int, $offset: Int, $search: String) {
    page: reviews(limit: $limit, offset: $offset, search: $search) {
      total items { _id title rating status createdAt customer { name } product { name } }
    }
  }`,
};

/** GraphQL for an address of ra-data-simple-rest: '/customers?range=[0,9]&filter={"q":"…"}'. */
export function queryOf(url: URL): { query: string; variables: object } {
  const [first = 0, last = 9]: number[] = JSON.parse(url.searchParams.get('range') ?? '[0,9]');
  const filter: { q?: string } = JSON.parse(url.searchParams.get('filter') ?? '{}');
  return {
    query: selections[url.pathname.slice(1)] ?? '',
    variables: { limit: last - first + 1, offset: first, search: filter.q },
  };
}
