import { AppError } from '../errors';
import { graphqlErrors } from '../http/errorFromResponse';
import { graphqlPath } from '../http/graphqlPath';
import type { Http } from '../http/http';
import { isObject } from '../parse/isObject';
import { endSentence, sanitizeServerText } from '../parse/sanitizeServerText';

/** Minimal document for ra-data-graphql, which only reads `operation`. `text` is sent unchanged. */
export interface QueryDocument {
  kind: 'Document';
  definitions: readonly [{ kind: 'OperationDefinition'; operation: 'query' }];
  text: string;
}

export function toQueryDocument(text: string): QueryDocument {
  return { kind: 'Document', definitions: [{ kind: 'OperationDefinition', operation: 'query' }], text };
}

interface Query {
  query: QueryDocument;
  variables: Readonly<Record<string, unknown>>;
  context?: { fetchOptions?: { signal?: AbortSignal } };
}

/** Data of a query, and the messages of the parts that failed. */
export interface GraphqlResult {
  data: Readonly<Record<string, unknown>>;
  notice: string | null;
}

/**
 * GraphQL client with the only method that ra-data-graphql calls. It is a class because the package copies
 * plain objects.
 * Caching is left to React Query.
 */
export class GraphqlClientAdapter {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  /** @throws AppError */
  async query({ query, variables, context }: Query): Promise<GraphqlResult> {
    const signal = context?.fetchOptions?.signal;
    const body = { query: query.text, variables };
    const response = await this.#http({ method: 'POST', path: graphqlPath, body, ...(signal && { signal }) });
    const data = isObject(response) ? response['data'] : null;
    if (!isObject(data)) throw new AppError({ kind: 'badAnswer', status: 200 });
    const errors = graphqlErrors(response);
    const notice =
      errors.length > 0 ? errors.map((error) => endSentence(sanitizeServerText(error['message']))).join(' ') : null;
    return { data, notice };
  }
}
