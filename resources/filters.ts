/** Parameter names of an entity's filters, in the URL and in queries. */
import type { Entity, Filter } from './entity';

/** Query parameters of a filter: its name, or the two parameters of a date range. */
export function getFilterParams(name: string, filter: Filter): readonly string[] {
  return filter.kind === 'days' ? [filter.from, filter.to] : [name];
}

/** Query parameters of all filters of an entity, in order. */
export function filterParameters({ list }: Pick<Entity, 'list'>): readonly string[] {
  return Object.entries(list.filters).flatMap(([name, filter]) => getFilterParams(name, filter));
}

/** Query parameter of an entity's search; undefined if it has none. */
export function getSearchParam({ list }: Pick<Entity, 'list'>): string | undefined {
  return Object.entries(list.filters).find(([, { kind }]) => kind === 'search')?.[0];
}
