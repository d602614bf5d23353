/** Query texts of an entity, cached per entity. Root fields are aliased so that one parser handles every response. */
import type { Entity } from '../../resources/entity';
import { buildSelection } from './buildSelection';

interface QueryTexts {
  list: string;
  one: string | null;
}
const queryTexts = new WeakMap<Entity, QueryTexts>();

/** List query of an entity. The response data is `{ list: { total, items } }`. @throws TypeError for a REST list */
export function getListQuery(entity: Entity): string {
  return getQueryTexts(entity).list;
}

/** Query of one row by `$id`. The response data is `{ one }`. Returns null if the API has no such query. */
export function getOneQuery(entity: Entity): string | null {
  return entity.read.one === undefined ? null : getQueryTexts(entity).one;
}

function getQueryTexts(entity: Entity): QueryTexts {
  const cached = queryTexts.get(entity);
  if (cached) return cached;
  const { read } = entity;
  if (read.from !== 'graphql') throw new TypeError(entity.name);
  const { list, one, arguments: entityArguments } = read;
  const types = Object.entries({ limit: 'Int', offset: 'Int', ...entityArguments });
  const selection = buildSelection(entity);
  const declared = types.map(([name, type]) => `$${name}: ${type}`).join(', ');
  const argumentList = types.map(([name]) => `${name}: $${name}`).join(', ');
  const texts: QueryTexts = {
    list: `query ${list}(${declared}) { list: ${list}(${argumentList}) { total items { ${selection} } } }`,
    one: one === undefined ? null : `query ${one}($id: ID!) { one: ${one}(id: $id) { ${selection} } }`,
  };
  queryTexts.set(entity, texts);
  return texts;
}
