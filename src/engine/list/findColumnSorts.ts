import type { Column, Entity, Sort } from '../../../resources/entity';

/** Finds the declared sorts of the main field of a column. A column of persons is sorted by their names. */
export function findColumnSorts(entity: Entity, { paths: [main] }: Column): readonly Sort[] {
  const field = main === '$row' ? 'name' : main;
  return Object.values(entity.list.sorts).filter((sort) => sort.field === field);
}
