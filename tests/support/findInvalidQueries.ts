import { buildSchema, parse, validate } from 'graphql';
import type { LoggedRequest } from '../../mock-server/controls/requestLog';
import { readSchema } from '../../mock-server/graphql/readSchema';

const schema = buildSchema(readSchema());

/** Returns the validation errors of the GraphQL queries, by the schema of the API. */
export function findInvalidQueries(requests: readonly LoggedRequest[]): string[] {
  const queries = requests
    .filter(({ path }) => path === '/admin/graphql')
    .map(({ body }) => String(Object(body)['query']));
  return [...new Set(queries)].flatMap((query) => validate(schema, parse(query)).map(({ message }) => message));
}
