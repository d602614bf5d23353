import type { Entity, Filter } from '../../resources/entity';
import { Problem } from '../problem';
import type { Site } from '../store/site';
import { newestFirst, type Page, type Table, type Test } from '../store/table';
import { wholeNumber } from '../wholeNumber';
import { oddArguments } from './oddArguments';

/** Arguments of a list, as GraphQL has checked and coerced them. */
export type ListArguments = Readonly<Record<string, unknown>>;

/** One page of an entity's rows by the sorts and filters that the entity declares. @throws Problem 400 */
export function listRecords(site: Site, entity: Entity, args: ListArguments): Page {
  const limit = wholeNumber(args['limit'] ?? 10, 'limit', 1, 100);
  const offset = wholeNumber(args['offset'] ?? 0, 'offset', 0, Number.MAX_SAFE_INTEGER);
  const sort = String(args['sortBy'] ?? Object.keys(entity.list.sorts)[0] ?? newestFirst);
  return site.table(entity.name).page(sort, testsOf(site, entity, args), offset, limit);
}

/**
 * Names an argument that nobody knows how to answer, at start.
 * @throws Error naming entity and argument
 */
export function checkArguments(entity: Entity): void {
  const answered = new Set(['sortBy', ...Object.keys(oddArguments[entity.name] ?? {})]);
  for (const [name, filter] of Object.entries(entity.list.filters)) {
    if (filter.kind === 'days') answered.add(filter.from).add(filter.to);
    else if (filter.kind === 'search' || filter.path !== undefined) answered.add(name);
  }
  for (const argument of Object.keys(entity.read.arguments)) {
    if (!answered.has(argument)) throw new Error(`entity '${entity.name}': nothing answers its argument '${argument}'`);
  }
}

function testsOf(site: Site, entity: Entity, args: ListArguments): Test[] {
  const table = site.table(entity.name);
  const odd = oddArguments[entity.name] ?? {};
  const tests: Test[] = [];
  for (const [name, make] of Object.entries(odd)) {
    const value = args[name];
    if (value !== undefined && value !== null && value !== '') tests.push(make(table, String(value), site));
  }
  for (const [name, filter] of Object.entries(entity.list.filters)) {
    const test = name in odd ? null : testOf(table, name, filter, args);
    if (test) tests.push(test);
  }
  return tests;
}

function testOf(table: Table, name: string, filter: Filter, args: ListArguments): Test | null {
  if (filter.kind === 'days') return daysTest(table, filter.path, args[filter.from] ?? null, args[filter.to] ?? null);
  const text = String(args[name] ?? '');
  if (text.trim() === '') return null;
  if (filter.kind === 'search') return table.holds(text);
  if (filter.path === undefined) throw new Error(`nothing answers '${name}'`);
  return table.isOneOf(filter.path, filter.kind === 'choices' ? picked(name, filter.choices, text) : [text]);
}

/** Between two instants, both inclusive; null for no bound. */
function daysTest(table: Table, path: string, from: unknown, to: unknown): Test | null {
  if (from === null && to === null) return null;
  return table.isBetween(
    path,
    from === null ? Number.NEGATIVE_INFINITY : Date.parse(String(from)),
    to === null ? Number.POSITIVE_INFINITY : Date.parse(String(to)),
  );
}

/** Values of a comma list, as text and as numbers. @throws Problem 400 for one that is not a choice */
function picked(name: string, choices: readonly string[], text: string): unknown[] {
  const values = text.split(',').map((one) => one.trim());
  const wrong = values.find((one) => !choices.includes(one));
  if (wrong !== undefined) throw new Problem(400, `${name}: '${wrong}' is not one of ${choices.join(', ')}.`);
  return [...values, ...values.map(Number)];
}
