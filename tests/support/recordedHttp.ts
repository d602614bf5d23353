import type { Http, HttpRequest } from '../../dataProvider/http';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** What a query asked for. */
export interface Asked {
  /** Root field with its arguments, as in `customers(limit: $limit, …)`. */
  field: string;
  variables: Readonly<Record<string, unknown>>;
}

/** An HTTP client that answers lists with these rows, by root field, and keeps what was sent. */
export function recordedHttp(rows: Readonly<Record<string, Rows>>) {
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
    const { field, variables } = askedBy(request);
    const found = rows[field.split('(')[0] ?? ''];
    if (request.path !== '/admin/graphql' || !found)
      throw new Error(`nobody answers ${request.method} ${request.path}`);
    const offset = Number(variables['offset']);
    return { data: { list: { total: found.length, items: found.slice(offset, offset + Number(variables['limit'])) } } };
  };
  return {
    http,
    requests,
    /** The reads of whole pages, without those that only count, and those of one record. */
    lists: () =>
      requests
        .filter(({ path }) => path === '/admin/graphql')
        .map(askedBy)
        .filter(({ field, variables }) => field !== '' && variables['limit'] !== 1),
  };
}

function askedBy({ body }: HttpRequest): Asked {
  if (typeof body !== 'object' || body === null || !('query' in body) || !('variables' in body)) {
    return { field: '', variables: {} };
  }
  const field = /list: (\w+\([^)]*\))/.exec(String(body.query))?.[1] ?? '';
  return { field, variables: { ...(body.variables ?? {}) } };
}
