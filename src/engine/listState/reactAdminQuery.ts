/** react-admin's parameters of a list, in its links and in its store, and the URL of the list that follows from them. */
import type { ListParams } from 'ra-core';
import { isObject } from '../../../dataProvider/parse/isObject';
import type { Entity } from '../../../resources/entity';
import { defaultSort } from '../../../resources/sorts';
import { toUrlFilters } from './filterValues';
import { DEFAULT_PAGE_SIZE, formatListUrl, isReactAdminQuery, parseListUrl } from './listUrl';
import { toUrlSort } from './useListModifiers';

/** Page sizes of a list override: the console's own, and those that react-admin's `<Pagination>` offers. */
export const overridePageSizes = [3, 5, 10, 15, 20, 25, 50, 100] as const;

type Params = Partial<ListParams>;

/** The parameters of a link that is written for react-admin; null for another query. */
export function parseReactAdminQuery(search: string): Params | null {
  if (!isReactAdminQuery(search)) return null;
  const query = new URLSearchParams(search);
  const sort = query.get('sort');
  return {
    filter: parseObject(query.get('filter')),
    page: Number(query.get('page') ?? 1),
    perPage: Number(query.get('perPage') ?? DEFAULT_PAGE_SIZE),
    ...(sort !== null && { sort, order: query.get('order') === 'DESC' ? 'DESC' : 'ASC' }),
  };
}

/** The query of a list with these parameters. What the entity doesn't declare is left out, and named on the console. */
export function formatReactAdminQuery(entity: Entity, params: Params): string {
  const { field, order } = defaultSort(entity);
  const { filter = {}, page = 1, perPage = DEFAULT_PAGE_SIZE } = params;
  const read = <Value>(toValue: () => Value, fallback: Value): Value => {
    try {
      return toValue();
    } catch (error) {
      console.warn('A parameter of a list is left out.', error);
      return fallback;
    }
  };
  const sort = { field: params.sort ?? field, order: params.sort === undefined ? order : (params.order ?? order) };
  return formatListUrl(entity, {
    ...parseListUrl(entity, '?page=0'),
    page: Number.isInteger(page) && page > 0 ? page - 1 : 0,
    limit: overridePageSizes.find((size) => size === perPage) ?? DEFAULT_PAGE_SIZE,
    sort: read(() => toUrlSort(entity, sort), ''),
    filters: read(() => toUrlFilters(entity, filter, {}), {}),
  });
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
