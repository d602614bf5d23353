import { AppError } from './errors';
import { graphqlErrors } from './failedAnswer';
import { graphqlPath } from './graphqlPath';
import type { Http } from './http';
import { isObject } from './isObject';
import { plainText } from './plainText';

/** A query as ra-data-graphql carries it: it looks at the operation alone, the text is sent as it stands. */
export interface QueryDocument {
  kind: 'Document';
  definitions: readonly [{ kind: 'OperationDefinition'; operation: 'query' }];
  text: string;
}

export function documentOf(text: string): QueryDocument {
  return { kind: 'Document', definitions: [{ kind: 'OperationDefinition', operation: 'query' }], text };
}

interface Query {
  query: QueryDocument;
  variables: Readonly<Record<string, unknown>>;
  context?: { fetchOptions?: { signal?: AbortSignal } };
}

/** What came of a query: its data, and what the server said of the parts that failed. */
export interface QueryAnswer {
  data: Readonly<Record<string, unknown>>;
  notice: string | null;
}

/**
 * All that ra-data-graphql needs of a GraphQL client. A class, because the package copies plain objects.
 * Caching is left to React Query.
 */
export class QueryClient {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** @throws AppError */
  async query({ query, variables, context }: Query): Promise<QueryAnswer> {
    const signal = context?.fetchOptions?.signal;
    const body = { query: query.text, variables };
    const answer = await this.#http({ method: 'POST', path: graphqlPath, body, ...(signal && { signal }) });
    const data = isObject(answer) ? answer['data'] : null;
    if (!isObject(data)) throw new AppError({ kind: 'badAnswer', status: 200 });
    const errors = graphqlErrors(answer);
    const notice = errors.length > 0 ? errors.map((error) => plainText(error['message'])).join(' ') : null;
    return { data, notice };
  }
}
