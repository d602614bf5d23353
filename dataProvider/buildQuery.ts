/** The text of an entity's queries, the same at every call. Root fields are aliased, so that one parser reads every answer. */
import type { Entity } from '../resources/entity';
import { graphqlPath } from './graphqlPath';
import type { HttpRequest } from './request';
import { selectionOf } from './selection';
import { type ListParams, listVariables } from './variables';

interface Texts {
  list: string;
  one: string | null;
}
const written = new WeakMap<Entity, Texts>();

/** The query of an entity's list; answers `{ list: { total, items } }`. */
export function listQuery(entity: Entity): string {
  return textsOf(entity).list;
}

/** The query of one row by `$id`; answers `{ one }`. Null where the provider has none. */
export function oneQuery(entity: Entity): string | null {
  return textsOf(entity).one;
}

/** The request of a list, as it is sent for these parameters. */
export function listRequest(entity: Entity, params: ListParams): HttpRequest {
  return queryRequest(listQuery(entity), listVariables(entity, params));
}

/** The request of a query. */
export function queryRequest(query: string, variables: Readonly<Record<string, unknown>>): HttpRequest {
  return { method: 'POST', path: graphqlPath, body: { query, variables } };
}

function textsOf(entity: Entity): Texts {
  const known = written.get(entity);
  if (known) return known;
  const { list, one, arguments: own } = entity.read;
  const types = Object.entries({ limit: 'Int', offset: 'Int', ...own });
  const selection = selectionOf(entity);
  const declared = types.map(([name, type]) => `$${name}: ${type}`).join(', ');
  const passed = types.map(([name]) => `${name}: $${name}`).join(', ');
  const texts: Texts = {
    list: `query ${list}(${declared}) { list: ${list}(${passed}) { total items { ${selection} } } }`,
    one: one === undefined ? null : `query ${one}($id: ID!) { one: ${one}(id: $id) { ${selection} } }`,
  };
  written.set(entity, texts);
  return texts;
}
