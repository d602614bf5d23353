import { type DocumentNode, executeSync, type GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import type { Handler, Response } from 'json-server';
import { HttpError } from '../httpError';
import { getServerUrl } from '../mediaUrls';
import { getRequestSite } from '../requireToken';
import type { Store } from '../store/store';
import type { QueryContext } from './executableSchema';

type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** POST /admin/graphql. Invalid queries get a 400 with the reason. */
export function graphqlEndpoint(schema: GraphQLSchema, store: Store): Handler {
  const prepare = createQueryCache(schema);
  return (request, response) => {
    const { query, variables, operationName } = readBody(request.body);
    const prepared = prepare(query);
    if ('errors' in prepared) return sendErrors(response, prepared.errors);
    const context: QueryContext = { site: getRequestSite(request, store), serverUrl: getServerUrl(request) };
    const result = executeSync({
      schema,
      document: prepared.document,
      variableValues: variables,
      operationName: operationName ?? null,
      contextValue: context,
      fieldResolver: (source: unknown, _args, { serverUrl }: QueryContext, info) => {
        const value: unknown =
          typeof source === 'object' && source !== null ? Reflect.get(source, info.fieldName) : null;
        return typeof value === 'string' && value.startsWith('/media/') ? serverUrl + value : value;
      },
    });
    if (result.errors) return sendErrors(response, result.errors);
    response.json({ data: result.data });
  };
}

/** Parses and validates queries. The last 200 are cached. */
function createQueryCache(schema: GraphQLSchema): (text: string) => Prepared {
  const cache = new Map<string, Prepared>();
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached;
    const prepared = parseAndValidate(schema, text);
    const [oldest] = cache.keys();
    if (cache.size >= 200 && oldest !== undefined) cache.delete(oldest);
    cache.set(text, prepared);
    return prepared;
  };
}

function parseAndValidate(schema: GraphQLSchema, text: string): Prepared {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: 5000 });
  } catch (error) {
    throw new HttpError(400, `The query cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const errors = validate(schema, document);
  return errors.length > 0 ? { errors } : { document };
}

function sendErrors(response: Response, errors: readonly GraphQLError[]): void {
  const cause = errors.find((error) => error.originalError)?.originalError;
  if (cause && !(cause instanceof HttpError) && cause.name !== 'GraphQLError') throw cause;
  const status = cause instanceof HttpError ? cause.status : 400;
  response.status(status).json({ error: errors.map((error) => error.message).join(' '), errors });
}

function readBody(body: unknown): { query: string; variables: Record<string, unknown>; operationName?: string } {
  if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string') {
    throw new HttpError(400, 'The body must be { query, variables? }, and query a text.');
  }
  const variables = 'variables' in body ? body.variables : null;
  if (variables !== null && variables !== undefined && (typeof variables !== 'object' || Array.isArray(variables))) {
    throw new HttpError(400, 'variables must be an object.');
  }
  const name =
    'operationName' in body && typeof body.operationName === 'string' ? { operationName: body.operationName } : {};
  return { query: body.query, variables: { ...variables }, ...name };
}
