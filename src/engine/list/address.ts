/**
 * The address is the state of a list: `?page=0&limit=10&sort=…&search=…` and the filters in the
 * provider's own words (specification section 9). Whatever stands there, what comes out is valid.
 */
import type { Entity, Filter } from '../../../resources/entity';

export const pageSizes = [3, 10, 25, 50, 100] as const;
export const defaultPageSize = 10;

/** Longest search text that is taken from an address. */
const longestText = 200;
const highestPage = 1_000_000;

export interface ListAddress {
  /** From 0. */
  page: number;
  /** One of {@link pageSizes}. */
  limit: number;
  /** Wire value; '' where the provider has one order only. */
  sort: string;
  /** By query parameter; only what is set. */
  filters: Readonly<Record<string, string>>;
  /** Only the conspicuous records of the page are shown. */
  flagged: boolean;
  /** Id of the record whose panel is open. */
  record: string | null;
}

/** Parameters that are no filters. */
const ownParameters = ['page', 'limit', 'sort', 'flagged', 'record'] as const;

/** The query parameters of a filter: its name, or two of its own for a span of days. */
export function parametersOf(name: string, filter: Filter): readonly string[] {
  return filter.kind === 'days' ? [filter.from, filter.to] : [name];
}

/**
 * What an address says, with everything that is not valid left out. The bare address of a list, which says
 * nothing of it, opens the view that is declared for it; all rows have an address of their own, `?page=0&limit=10`.
 */
export function readListAddress(entity: Entity, search: string): ListAddress {
  const parameters = new URLSearchParams(search);
  const { opensOn } = entity.list;
  const isBare = !listParameters(entity).some((name) => parameters.has(name));
  const filters: Record<string, string> = isBare && opensOn !== undefined ? { ...entity.list.views[opensOn] } : {};
  for (const [name, filter] of Object.entries(entity.list.filters)) {
    for (const parameter of parametersOf(name, filter)) {
      const value = validValue(filter, parameters.get(parameter) ?? '');
      if (value !== '') filters[parameter] = value;
    }
  }
  const sorts = Object.keys(entity.list.sorts);
  const sort = parameters.get('sort') ?? '';
  const limit = Number(parameters.get('limit'));
  return {
    page: validPage(parameters.get('page')),
    limit: pageSizes.find((size) => size === limit) ?? defaultPageSize,
    sort: sorts.includes(sort) ? sort : (sorts[0] ?? ''),
    filters,
    flagged: entity.flags !== undefined && parameters.get('flagged') === '1',
    record: validText(parameters.get('record') ?? '') || null,
  };
}

/** Every query parameter that a list knows. */
function listParameters(entity: Entity): readonly string[] {
  const ofFilters = Object.entries(entity.list.filters).flatMap(([name, filter]) => parametersOf(name, filter));
  return [...ownParameters, ...ofFilters];
}

/** The canonical query of an address, with its leading '?'. */
export function writeListAddress(entity: Entity, address: ListAddress): string {
  const parameters = new URLSearchParams({ page: String(address.page), limit: String(address.limit) });
  if (address.sort !== '' && address.sort !== Object.keys(entity.list.sorts)[0]) parameters.set('sort', address.sort);
  for (const [name, filter] of Object.entries(entity.list.filters)) {
    for (const parameter of parametersOf(name, filter)) {
      const value = address.filters[parameter];
      if (value !== undefined && value !== '') parameters.set(parameter, value);
    }
  }
  if (address.flagged) parameters.set('flagged', '1');
  if (address.record !== null) parameters.set('record', address.record);
  return `?${parameters}`;
}

/** Whether every list parameter that stands in the query was taken as it is. */
export function isValidQuery(entity: Entity, search: string): boolean {
  const canonical = new URLSearchParams(writeListAddress(entity, readListAddress(entity, search)));
  const known = new Set(listParameters(entity));
  const defaultSort = Object.keys(entity.list.sorts)[0] ?? '';
  return [...new URLSearchParams(search)].every(([name, value]) => {
    if (!known.has(name)) return true;
    return (canonical.get(name) ?? (name === 'sort' ? defaultSort : '')) === value;
  });
}

/** Another filter, view, search or sort starts from the first page. */
export function fromFirstPage(address: ListAddress, change: Partial<ListAddress>): ListAddress {
  return { ...address, ...change, page: 0, record: null };
}

/** The address with one filter set, or cleared by ''. */
export function withFilter(address: ListAddress, values: Readonly<Record<string, string>>): ListAddress {
  const filters = Object.fromEntries(
    Object.entries({ ...address.filters, ...values }).filter(([, value]) => value !== ''),
  );
  return fromFirstPage(address, { filters });
}

/** Parameters of the data provider's getList, in react-admin's terms (pages from 1). */
export function toListParams(address: Pick<ListAddress, 'page' | 'limit' | 'sort' | 'filters'>) {
  return {
    pagination: { page: address.page + 1, perPage: address.limit },
    sort: { field: address.sort, order: 'ASC' as const },
    filter: address.filters,
  };
}

function validPage(text: string | null): number {
  if (text === null || !/^\d{1,9}$/.test(text)) return 0;
  return Math.min(Number(text), highestPage);
}

function validText(text: string): string {
  return text.length > longestText || hasControlCharacter(text) ? '' : text;
}

/** What is typed into a search, as an address can hold it; '' where there is nothing to search for. */
export function searchable(typed: string): string {
  const text = typed
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, longestText)
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
