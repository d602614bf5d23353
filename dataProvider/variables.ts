/** From the words of an address to the variables of a query. */
import type { Entity, Filter } from '../resources/entity';
import { isObject } from './isObject';

/** What a list is asked for; nothing of it is trusted. */
export interface ListParams {
  /** `page` from 1. */
  pagination?: { page: number; perPage: number } | undefined;
  /** `field` is a sort value of the provider, such as `createdAt_desc`. */
  sort?: { field: string; order?: string } | undefined;
  /** Filter name → value as in the address: choices as a comma list, days as YYYY-MM-DD. */
  filter?: unknown;
}

/** Rows a page at most: what the provider allows. */
const largestPage = 100;

/** The variables of a list query: only what the provider takes, within its limits. */
export function listVariables(entity: Entity, { pagination, sort, filter }: ListParams): Record<string, unknown> {
  const { page, perPage } = pageOf(pagination);
  const variables: Record<string, unknown> = { limit: perPage, offset: (page - 1) * perPage };
  const [firstSort] = Object.keys(entity.list.sorts);
  if (firstSort !== undefined) {
    variables['sortBy'] = sort && Object.hasOwn(entity.list.sorts, sort.field) ? sort.field : firstSort;
  }
  const values = isObject(filter) ? filter : {};
  for (const [name, declared] of Object.entries(entity.list.filters)) {
    for (const [argument, value] of argumentsOf(name, declared, (key) => textAt(values, key))) {
      if (value !== undefined && value !== '') variables[argument] = value;
    }
  }
  return variables;
}

/** The page as it will be asked for, from 1, and its size. */
export function pageOf(pagination: ListParams['pagination']): { page: number; perPage: number } {
  const perPage = clamp(pagination?.perPage, 1, largestPage, 10);
  return { perPage, page: clamp(pagination?.page, 1, Math.floor(2 ** 31 / perPage) - 1, 1) };
}

function argumentsOf(name: string, filter: Filter, value: (key: string) => string): [string, unknown][] {
  switch (filter.kind) {
    case 'choice':
      return [[name, filter.choices.find((choice) => choice === value(name))]];
    case 'choices': {
      const wanted = value(name).split(',');
      const picked = filter.choices.filter((choice) => wanted.includes(choice));
      return [[name, picked.length > 0 ? filter.send(picked) : undefined]];
    }
    case 'days':
      return [
        [filter.from, startOfDay(value(filter.from))?.toISOString()],
        [filter.to, endOfDay(value(filter.to))?.toISOString()],
      ];
    case 'search':
    case 'program':
    case 'reference':
      return [[name, value(name).trim()]];
  }
}

function textAt(values: Record<string, unknown>, key: string): string {
  const value = Object.hasOwn(values, key) ? values[key] : undefined;
  const words: unknown[] = Array.isArray(value) ? value : [value];
  return words.filter((word) => typeof word === 'string' || typeof word === 'number').join(',');
}

/** First instant of a day where the merchant is; undefined when it is no day of the calendar. */
function startOfDay(text: string): Date | undefined {
  const day = dayOf(text);
  return day && new Date(...day);
}

/** Last instant of a day where the merchant is, however many hours it has. */
function endOfDay(text: string): Date | undefined {
  const day = dayOf(text);
  return day && new Date(new Date(day[0], day[1], day[2] + 1).getTime() - 1);
}

function dayOf(text: string): [number, number, number] | undefined {
  const [, year, month, day] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? [year, month - 1, day] : undefined;
}

function clamp(value: number | undefined, least: number, most: number, otherwise: number): number {
  const whole = Math.trunc(Number(value ?? otherwise));
  return Number.isFinite(whole) ? Math.min(most, Math.max(least, whole)) : otherwise;
}
