/** GraphQL queries of the two lists of the reference pages. */

/** URL and access token of the backend. */
export interface BenchContext {
  backend: string;
  token: string;
}

export interface GraphqlQuery {
  query: string;
  variables: object;
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

const createQuery = (list: string, limit: number, offset: number, search?: string): GraphqlQuery => ({
  query: selections[list] ?? '',
  variables: { limit, offset, search },
});

/** The first page of customers. */
export const customersQuery = createQuery('customers', 10, 0);

/** Converts a URL of ra-data-simple-rest to a GraphQL query: '/customers?range=[0,9]&filter={"q":"…"}'. */
export function toGraphqlQuery(url: URL): GraphqlQuery {
  const [first = 0, last = 9]: number[] = JSON.parse(url.searchParams.get('range') ?? '[0,9]');
  const filter: { q?: string } = JSON.parse(url.searchParams.get('filter') ?? '{}');
  return createQuery(url.pathname.slice(1), last - first + 1, first, filter.q);
}
