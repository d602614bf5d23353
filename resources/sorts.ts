/** Converts between the API's sort values and react-admin's `{ field, order }`. */
import type { Entity, Sort } from './entity';

/** react-admin's default sort, which selects the first sort of the entity. */
const unsorted: Sort = { field: 'id', order: 'ASC' };

/** Sort of an API value; react-admin's default if the entity does not declare it. */
export function getSort({ list }: Pick<Entity, 'list'>, wire: string): Sort {
  const { field, order } = (Object.hasOwn(list.sorts, wire) && list.sorts[wire]) || unsorted;
  return { field, order };
}

/** First declared sort of an entity; react-admin's default if the API has a fixed order. */
export function defaultSort(entity: Pick<Entity, 'list'>): Sort {
  return getSort(entity, Object.keys(entity.list.sorts)[0] ?? '');
}

/**
 * API value of a sort. A missing sort and react-admin's default select the first declared one.
 * @returns '' if the API has a fixed order, null if the sort is not declared
 */
export function toSortBy({ list }: Pick<Entity, 'list'>, requested: { field: string; order: string } | undefined) {
  const sorts = Object.entries(list.sorts);
  const found = sorts.find(([, { field, order }]) => field === requested?.field && order === requested.order);
  if (found) return found[0];
  return requested === undefined || requested.field === unsorted.field ? (sorts[0]?.[0] ?? '') : null;
}
