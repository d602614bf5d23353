import type { Entity, Filter } from '../../../resources/entity';

/** The filters that have a control among the others: a search has its own box. */
export function chosenFilters({ list }: Entity): readonly [string, Filter][] {
  return Object.entries(list.filters).filter(([, { kind }]) => kind !== 'search');
}
