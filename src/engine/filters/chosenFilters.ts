import type { Entity, Filter } from '../../../resources/entity';

/** The filters that have a control: a search has its own box, a reference is set by links. */
export function chosenFilters({ list }: Entity): readonly [string, Filter][] {
  return Object.entries(list.filters).filter(([, { kind }]) => kind !== 'search' && kind !== 'reference');
}
