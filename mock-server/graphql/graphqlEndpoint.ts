import { type DocumentNode, executeSync, type GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import type { Handler, Response } from 'json-server';
import { addressOf } from '../answerRow';
import { Problem } from '../problem';
import { siteOf } from '../requireToken';
import type { Store } from '../store/store';
import type { QueryContext } from './executableSchema';

type Prepared = { document: DocumentNode } | { errors: readonly GraphQLError[] };

/** POST /admin/graphql. What the schema does not allow is answered 400 with the reason. */
export function graphqlEndpoint(schema: GraphQLSchema, store: Store): Handler {
  const prepare = preparer(schema);
  return (request, response) => {
    const { query, variables, operationName } = readBody(request.body);
    const prepared = prepare(query);
    if ('errors' in prepared) return refuse(response, prepared.errors);
    const context: QueryContext = { site: siteOf(request, store), address: addressOf(request) };
    const result = executeSync({
      schema,
      document: prepared.document,
      variableValues: variables,
      operationName: operationName ?? null,
      contextValue: context,
      fieldResolver: (source: unknown, _args, { address }: QueryContext, info) => {
        const value: unknown =
          typeof source === 'object' && source !== null ? Reflect.get(source, info.fieldName) : null;
        return typeof value === 'string' && value.startsWith('/media/') ? address + value : value;
      },
    });
    if (result.errors) return refuse(response, result.errors);
    response.json({ data: result.data });
  };
}

/** Parses and validates a text once; the last two hundred are remembered. */
function preparer(schema: GraphQLSchema): (text: string) => Prepared {
  const known = new Map<string, Prepared>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const prepared = prepareNew(schema, text);
    const [oldest] = known.keys();
    if (known.size >= 200 && oldest !== undefined) known.delete(oldest);
    known.set(text, prepared);
    return prepared;
  };
}

function prepareNew(schema: GraphQLSchema, text: string): Prepared {
  let document: DocumentNode;
  try {
    document = parse(text, { maxTokens: 5000 });
  } catch (error) {
    throw new Problem(400, `The query cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const errors = validate(schema, document);
  return errors.length > 0 ? { errors } : { document };
}

function refuse(response: Response, errors: readonly GraphQLError[]): void {
  const cause = errors.find((error) => error.originalError)?.originalError;
  if (cause && !(cause instanceof Problem) && cause.name !== 'GraphQLError') throw cause;
  const status = cause instanceof Problem ? cause.status : 400;
  response.status(status).json({ error: errors.map((error) => error.message).join(' '), errors });
}

function readBody(body: unknown): { query: string; variables: Record<string, unknown>; operationName?: string } {
  if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string') {
    throw new Problem(400, 'The body must be { query, variables? }, and query a text.');
  }
  const variables = 'variables' in body ? body.variables : null;
  if (variables !== null && variables !== undefined && (typeof variables !== 'object' || Array.isArray(variables))) {
    throw new Problem(400, 'variables must be an object.');
  }
  const name =
    'operationName' in body && typeof body.operationName === 'string' ? { operationName: body.operationName } : {};
  return { query: body.query, variables: { ...variables }, ...name };
}
