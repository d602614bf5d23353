/** GraphQL queries of the stock page's two lists. */

/** URL and access token of the backend. */
export interface BenchContext {
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

/** Converts a URL of ra-data-simple-rest to a GraphQL query: '/customers?range=[0,9]&filter={"q":"…"}'. */
export function toGraphqlQuery(url: URL): { query: string; variables: object } {
  const [first = 0, last = 9]: number[] = JSON.parse(url.searchParams.get('range') ?? '[0,9]');
  const filter: { q?: string } = JSON.parse(url.searchParams.get('filter') ?? '{}');
  return {
    query: selections[url.pathname.slice(1)] ?? '',
    variables: { limit: last - first + 1, offset: first, search: filter.q },
  };
}
