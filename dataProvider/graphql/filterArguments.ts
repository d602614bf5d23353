/** Converts react-admin's `filter` to arguments of a list query. */
import type { Entity, Filter } from '../../resources/entity';
import { filterParameters, getSearchParam } from '../../resources/filters';
import { isObject } from '../parse/isObject';
import { formatNames, unsupportedError } from '../unsupported';

/**
 * Returns the declared arguments, without empty values and unknown choices. `q`, react-admin's full-text
 * search, is mapped to the entity's search filter.
 * @throws AppError validation with the unknown filters, and the declared ones
 */
export function filterArguments(entity: Entity, filter: unknown): Record<string, unknown> {
  const values = toFilterValues(entity, isObject(filter) ? filter : {});
  const filterArgs: Record<string, unknown> = {};
  for (const [name, declared] of Object.entries(entity.list.filters)) {
    for (const [argument, value] of getArguments(name, declared, (key) => getText(values, key))) {
      if (value !== undefined && value !== '') filterArgs[argument] = value;
    }
  }
  return filterArgs;
}

/** Filter values by the entity's filter names. */
function toFilterValues(entity: Entity, { q, ...others }: Record<string, unknown>): Record<string, unknown> {
  const search = getSearchParam(entity);
  const values = isEmpty(q) ? others : { ...others, [search ?? 'q']: q };
  const known = filterParameters(entity);
  const unknown = Object.keys(values).filter((key) => !known.includes(key) && !isEmpty(values[key]));
  if (unknown.length > 0) {
    throw unsupportedError(
      `'${entity.name}' has no filter ${formatNames(unknown)}. Supported filters: ${formatNames(known)}${
        search === undefined ? '' : `, and 'q' for '${search}'`
      }.`,
    );
  }
  return values;
}

/** Values of unset filters in forms. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function getArguments(name: string, filter: Filter, value: (key: string) => string): [string, unknown][] {
  switch (filter.kind) {
    case 'choice': {
      const picked = filter.choices.find((choice) => choice === value(name));
      return [[name, picked !== undefined && filter.send ? filter.send(picked) : picked]];
    }
    case 'choices': {
      const requested = value(name).split(',');
      const picked = filter.choices.filter((choice) => requested.includes(choice));
      return [[name, picked.length > 0 ? filter.send(picked) : undefined]];
    }
    case 'days':
      return [
        [filter.from, startOfDay(value(filter.from))?.toISOString()],
        [filter.to, endOfDay(value(filter.to))?.toISOString()],
      ];
    case 'search':
    case 'text':
    case 'program':
    case 'reference':
      return [[name, value(name).trim()]];
  }
}

function getText(values: Record<string, unknown>, key: string): string {
  const value = Object.hasOwn(values, key) ? values[key] : undefined;
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  return parts.filter((word) => typeof word === 'string' || typeof word === 'number').join(',');
}

/** First instant of a day in the browser's time zone; undefined if the date does not exist. */
function startOfDay(text: string): Date | undefined {
  const day = parseDay(text);
  return day && new Date(...day);
}

/** Last instant of a day in the browser's time zone. Days may have 23 or 25 hours. */
function endOfDay(text: string): Date | undefined {
  const day = parseDay(text);
  return day && new Date(new Date(day[0], day[1], day[2] + 1).getTime() - 1);
}

function parseDay(text: string): [number, number, number] | undefined {
  const [, year, month, day] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? [year, month - 1, day] : undefined;
}
