import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { entities } from '../../resources';
import type { Entity } from '../../resources/entity';
import { filterParameters } from '../../resources/filters';

const schema = buildSchema(readFileSync('docs/contract/schema.graphql', 'utf8'));
/** Arguments that aren't filters. */
const general = ['limit', 'offset', 'sortBy'];

const readArguments = ({ read }: Entity): [string, string][] => {
  const query = schema.getQueryType();
  if (read.from !== 'graphql' || !isObjectType(query)) return [];
  return (query.getFields()[read.list]?.args ?? []).map(({ name, type }) => [name, String(type)]);
};

it.each(entities.filter(({ read }) => read.from === 'graphql').map((entity) => [entity.name, entity] as const))(
  'the list of %s filters by every argument of the API, and by the loaded page only where there is none',
  (_name, entity) => {
    const filters = readArguments(entity).filter(([name]) => !general.includes(name));
    expect(filters.length).toBeGreaterThan(1);
    expect(entity.read.from === 'graphql' && entity.read.arguments).toMatchObject(Object.fromEntries(filters));
    const names = filters.map(([name]) => name);
    expect(filterParameters(entity).toSorted()).toEqual(names.toSorted());
    const pagePaths = Object.values(entity.list.pageFilters ?? {}).flatMap((filter) =>
      filter.is === 'text' ? filter.paths : [filter.path],
    );
    expect(pagePaths.filter((path) => names.includes(path))).toEqual([]);
  },
);
