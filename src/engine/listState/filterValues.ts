/** Between the filters of a list's URL and react-admin's `filterValues`. */
import { filterArguments } from '../../../dataProvider/graphql/filterArguments';
import type { Entity } from '../../../resources/entity';
import { filterParameters, getSearchParam } from '../../../resources/filters';

export type UrlFilters = Readonly<Record<string, string>>;

/** The filters by their declared names. A search is also under `q`, react-admin's name for it. */
export function toFilterValues(entity: Entity, filters: UrlFilters): UrlFilters {
  const search = filters[getSearchParam(entity) ?? ''];
  return search === undefined ? filters : { ...filters, q: search };
}

/**
 * The filters of the URL for react-admin's `setFilters`; empty values are left out. If `q` differs from the current
 * search, it replaces it.
 * @throws AppError validation for a filter that the entity does not declare; names those that it does
 */
export function toUrlFilters(
  entity: Entity,
  values: Readonly<Record<string, unknown>>,
  current: UrlFilters,
): UrlFilters {
  filterArguments(entity, values);
  const filters = Object.fromEntries(filterParameters(entity).map((name) => [name, toFilterText(values[name])]));
  const search = getSearchParam(entity);
  const q = toFilterText(values['q']);
  // A form that spreads `filterValues` passes both names of the search, and has changed one of them.
  if (search !== undefined && 'q' in values && q !== (current[search] ?? '')) filters[search] = q;
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
}

function toFilterText(value: unknown): string {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(',');
}
