import type { Entity, Filter } from '../../../resources/entity';

/** The filters of the filter menu: all but the search and hidden ones. */
export function chosenFilters({ list }: Entity): readonly [string, Filter][] {
  return Object.entries(list.filters).filter(([, { kind, hidden }]) => kind !== 'search' && !hidden);
}
