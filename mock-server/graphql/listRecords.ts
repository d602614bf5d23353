import type { Entity, Filter, GraphqlRead } from '../../resources/entity';
import { HttpError } from '../httpError';
import { parseInteger } from '../parseInteger';
import type { Site } from '../store/site';
import {
  containsText,
  containsWords,
  isBetween,
  isOneOf,
  NEWEST_FIRST,
  type Page,
  type RowPredicate,
} from '../store/table';
import { customFilters } from './customFilters';

/** List arguments, validated and coerced by GraphQL. */
export type ListArguments = Readonly<Record<string, unknown>>;

/** Returns one page of rows, with the entity's sorts and filters. @throws HttpError 400 */
export function listRecords(site: Site, entity: Entity, args: ListArguments): Page {
  const limit = parseInteger(args['limit'] ?? 10, 'limit', 1, 100);
  const offset = parseInteger(args['offset'] ?? 0, 'offset', 0, Number.MAX_SAFE_INTEGER);
  const sort = String(args['sortBy'] ?? Object.keys(entity.list.sorts)[0] ?? NEWEST_FIRST);
  return site.table(entity.name).page(sort, getPredicates(site, entity, args), offset, limit);
}

/**
 * Fails at startup if an argument of a list query is not implemented.
 * @throws Error with entity and argument
 */
export function checkArguments(entity: Entity, read: GraphqlRead): void {
  const implemented = new Set(['sortBy', ...Object.keys(customFilters[entity.name] ?? {})]);
  for (const [name, filter] of Object.entries(entity.list.filters)) {
    if (filter.kind === 'days') implemented.add(filter.from).add(filter.to);
    else if (filter.kind === 'search' || filter.path !== undefined) implemented.add(name);
  }
  for (const argument of Object.keys(read.arguments)) {
    if (!implemented.has(argument))
      throw new Error(`entity '${entity.name}': there is no filter for its argument '${argument}'`);
  }
}

function getPredicates(site: Site, entity: Entity, args: ListArguments): RowPredicate[] {
  const custom = customFilters[entity.name] ?? {};
  const predicates: RowPredicate[] = [];
  for (const [name, make] of Object.entries(custom)) {
    const value = args[name];
    if (value !== undefined && value !== null && value !== '') predicates.push(make(String(value), site));
  }
  for (const [name, filter] of Object.entries(entity.list.filters)) {
    const predicate = name in custom ? null : filterPredicate(name, filter, args);
    if (predicate) predicates.push(predicate);
  }
  return predicates;
}

function filterPredicate(name: string, filter: Filter, args: ListArguments): RowPredicate | null {
  if (filter.kind === 'days') return daysPredicate(filter.path, args[filter.from] ?? null, args[filter.to] ?? null);
  const text = String(args[name] ?? '');
  if (text.trim() === '') return null;
  if (filter.kind === 'search') return containsWords(text);
  if (filter.kind === 'text') return containsText(filter.path, text);
  if (filter.path === undefined) throw new Error(`there is no filter for '${name}'`);
  return isOneOf(filter.path, filter.kind === 'choices' ? parseChoices(name, filter.choices, text) : [text]);
}

/** Between two instants, both inclusive; null for no limit. */
function daysPredicate(path: string, from: unknown, to: unknown): RowPredicate | null {
  if (from === null && to === null) return null;
  return isBetween(
    path,
    from === null ? Number.NEGATIVE_INFINITY : Date.parse(String(from)),
    to === null ? Number.POSITIVE_INFINITY : Date.parse(String(to)),
  );
}

/** Parses a comma-separated list to strings and numbers. @throws HttpError 400 for an invalid choice */
function parseChoices(name: string, choices: readonly string[], text: string): unknown[] {
  const values = text.split(',').map((item) => item.trim());
  const wrong = values.find((item) => !choices.includes(item));
  if (wrong !== undefined) throw new HttpError(400, `${name}: '${wrong}' is not one of ${choices.join(', ')}.`);
  return [...values, ...values.map(Number)];
}
