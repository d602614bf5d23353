import type { Http, HttpRequest } from '../../dataProvider/http/http';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Root field and variables of a GraphQL query. */
export interface QueryRequest {
  /** Root field with its arguments, such as `customers(limit: $limit, …)`. */
  field: string;
  variables: Readonly<Record<string, unknown>>;
}

/** An HTTP client that responds to list queries with these rows, by root field, and records the requests. */
export function createRecordingHttp(rows: Readonly<Record<string, Rows>>) {
  const requests: HttpRequest[] = [];
  const http: Http = async (request) => {
    requests.push(request);
    if (request.path === '/admin/loyalty/programs') {
      return {
        programs: [
          { _id: 'p1', name: 'Circle' },
          { _id: 'p2', name: 'Staff' },
        ],
      };
    }
    const { field, variables } = parseQueryRequest(request);
    const found = rows[field.split('(')[0] ?? ''];
    if (request.path !== '/admin/graphql' || !found)
      throw new Error(`unexpected request: ${request.method} ${request.path}`);
    const offset = Number(variables['offset']);
    return { data: { list: { total: found.length, items: found.slice(offset, offset + Number(variables['limit'])) } } };
  };
  return {
    http,
    requests,
    /** Page reads, without count queries (limit 1) and single records. */
    lists: () =>
      requests
        .filter(({ path }) => path === '/admin/graphql')
        .map(parseQueryRequest)
        .filter(({ field, variables }) => field !== '' && variables['limit'] !== 1),
  };
}

function parseQueryRequest({ body }: HttpRequest): QueryRequest {
  if (typeof body !== 'object' || body === null || !('query' in body) || !('variables' in body)) {
    return { field: '', variables: {} };
  }
  const field = /list: (\w+\([^)]*\))/.exec(String(body.query))?.[1] ?? '';
  return { field, variables: { ...(body.variables ?? {}) } };
}
