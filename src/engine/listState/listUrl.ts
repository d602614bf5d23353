/**
 * The URL holds the state of a list: `?page=0&limit=10&sort=…&search=…` and the filters by the API's names. Invalid values
 * are ignored.
 */
import type { Entity, Filter } from '../../../resources/entity';
import { filterParameters, getFilterParams } from '../../../resources/filters';
import { getSort } from '../../../resources/sorts';
import { formatPageFilters, type PageFilters, parsePageFilters } from './pageFilters';

export const pageSizes = [3, 10, 25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 10;

/** Maximum length of a text in the URL, in characters. */
const MAX_TEXT_LENGTH = 200;
const MAX_PAGE = 1_000_000;

export interface ListUrlState {
  /** Zero-based. */
  page: number;
  /** One of {@link pageSizes}, or of those of a list override. */
  limit: number;
  /** The API's sort value; '' if it has only one order. */
  sort: string;
  /** Active filters by query parameter. */
  filters: Readonly<Record<string, string>>;
  /** Active filters that the API doesn't have. */
  only: PageFilters;
  /** Id of the record whose panel is open. */
  record: string | null;
}

/** Parameters other than filters. `flagged=1` is the filter of the same name in URLs of version 0.1. */
const ownParameters = ['page', 'limit', 'sort', 'flagged', 'only', 'record'] as const;

/**
 * Parses the query of a list; invalid values are left out. A URL without any list parameter opens the view that the
 * entity declares for it; all rows are at `?page=0&limit=10`.
 */
export function parseListUrl(entity: Entity, search: string, sizes: readonly number[] = pageSizes): ListUrlState {
  const parameters = new URLSearchParams(search);
  const { opensOn } = entity.list;
  const isBare = !listParameters(entity).some((name) => parameters.has(name));
  const filters: Record<string, string> = isBare && opensOn !== undefined ? { ...entity.list.views[opensOn] } : {};
  for (const [name, filter] of Object.entries(entity.list.filters)) {
    for (const parameter of getFilterParams(name, filter)) {
      const value = validValue(filter, parameters.get(parameter) ?? '');
      if (value !== '') filters[parameter] = value;
    }
  }
  const sorts = Object.keys(entity.list.sorts);
  const sort = parameters.get('sort') ?? '';
  const limit = Number(parameters.get('limit'));
  return {
    page: validPage(parameters.get('page')),
    limit: sizes.find((size) => size === limit) ?? DEFAULT_PAGE_SIZE,
    sort: sorts.includes(sort) ? sort : (sorts[0] ?? ''),
    filters,
    only: parsePageFilters(
      entity,
      `${parameters.get('only') ?? ''}${parameters.get('flagged') === '1' ? ',flagged' : ''}`,
    ),
    record: validText(parameters.get('record') ?? '') || null,
  };
}

/** Whether a query is written for react-admin's lists, such as `?filter={"q":"ann"}`. Entities have filters of such names, too. */
export const isReactAdminQuery = (search: string): boolean =>
  /[?&](filter=(%7B|{)|order=(ASC|DESC)|perPage=)/i.test(search);

/** All query parameters of a list. */
function listParameters(entity: Entity): readonly string[] {
  return [...ownParameters, ...filterParameters(entity)];
}

/** The canonical query of a list state, with its leading '?'. */
export function formatListUrl(entity: Entity, urlState: ListUrlState): string {
  const parameters = new URLSearchParams({ page: String(urlState.page), limit: String(urlState.limit) });
  if (urlState.sort !== '' && urlState.sort !== Object.keys(entity.list.sorts)[0])
    parameters.set('sort', urlState.sort);
  for (const [name, filter] of Object.entries(entity.list.filters)) {
    for (const parameter of getFilterParams(name, filter)) {
      const value = urlState.filters[parameter];
      if (value !== undefined && value !== '') parameters.set(parameter, value);
    }
  }
  const only = formatPageFilters(urlState.only);
  if (only !== '') parameters.set('only', only);
  if (urlState.record !== null) parameters.set('record', urlState.record);
  return `?${parameters}`;
}

/** Whether every list parameter of a query is valid and canonical. */
export function isValidQuery(entity: Entity, search: string, sizes: readonly number[] = pageSizes): boolean {
  const canonical = new URLSearchParams(formatListUrl(entity, parseListUrl(entity, search, sizes)));
  const parameters = new Set(listParameters(entity));
  const defaultSort = Object.keys(entity.list.sorts)[0] ?? '';
  return [...new URLSearchParams(search)].every(([name, value]) => {
    if (!parameters.has(name)) return true;
    return (canonical.get(name) ?? (name === 'sort' ? defaultSort : '')) === value;
  });
}

/** Returns a changed list state on its first page, without an open record: for filters, views, search and sort. */
export function resetPage(urlState: ListUrlState, change: Partial<ListUrlState>): ListUrlState {
  return { ...urlState, ...change, page: 0, record: null };
}

/** Returns the list state with one filter changed; '' removes it. */
export function setFilter(urlState: ListUrlState, values: Readonly<Record<string, string>>): ListUrlState {
  const filters = Object.fromEntries(
    Object.entries({ ...urlState.filters, ...values }).filter(([, value]) => value !== ''),
  );
  return resetPage(urlState, { filters });
}

/** The parameters of getList (one-based pages). */
export function toListParams(entity: Entity, urlState: Pick<ListUrlState, 'page' | 'limit' | 'sort' | 'filters'>) {
  return {
    pagination: { page: urlState.page + 1, perPage: urlState.limit },
    sort: getSort(entity, urlState.sort),
    filter: urlState.filters,
  };
}

function validPage(text: string | null): number {
  if (text === null || !/^\d{1,9}$/.test(text)) return 0;
  return Math.min(Number(text), MAX_PAGE);
}

function validText(text: string): string {
  return text.length > MAX_TEXT_LENGTH || hasControlCharacter(text) ? '' : text;
}

/** Normalizes the text of the search box for the URL; '' if there is nothing to search for. */
export function normalizeSearch(typed: string): string {
  const text = typed
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/[\ud800-\udbff]$/, '');
  return text.trim() === '' ? '' : text;
}

function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

function validValue(filter: Filter, value: string): string {
  switch (filter.kind) {
    case 'choice':
      return filter.choices.includes(value) ? value : '';
    case 'choices': {
      const picked = value.split(',');
      return filter.choices.filter((choice) => picked.includes(choice)).join(',');
    }
    case 'days':
      return isDay(value) ? value : '';
    default:
      return validText(value.trim() === '' ? '' : value);
  }
}

function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}
