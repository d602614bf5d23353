/** Filters of the loaded page, which the API doesn't have. */
import type { Entity, PageFilter } from '../../../resources/entity';
import { startOfDay, toDay } from '../../lib/format/day';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../records/consoleRecord';

/**
 * The active ones by name. The value of a range of numbers or days is `from..to`, either of which may be missing; that
 * of a text is the text; others have ''.
 */
export type PageFilters = Readonly<Record<string, string>>;

const RANGE = /^(?=.*\d)(\d{0,9})\.\.(\d{0,9})$/;
const DAYS = /^(?=.*\d)[\d-]*\.\.[\d-]*$/;
const MAX_TEXT_LENGTH = 200;

/** Parses the parameter `only`; what isn't declared or valid is left out. */
export function parsePageFilters({ list }: Entity, text: string): PageFilters {
  const entries = text.split(',').flatMap((part) => {
    const [, name = '', value = ''] = /^(\w+):?(.*)$/s.exec(part) ?? [];
    const filter = Object.hasOwn(list.pageFilters ?? {}, name) ? list.pageFilters?.[name] : undefined;
    const decoded = decode(value);
    return filter && isValid(filter, decoded) ? [[name, decoded] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The parameter `only`; '' if no page filter is active. */
export const formatPageFilters = (filters: PageFilters): string =>
  Object.entries(filters)
    .map(([name, value]) => (value === '' ? name : `${name}:${encode(value)}`))
    .join();

// A comma separates the filters.
const encode = (value: string) => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const decode = (value: string) => value.replaceAll('%2C', ',').replaceAll('%25', '%');

function isValid({ is }: PageFilter, value: string): boolean {
  switch (is) {
    case 'range':
      return RANGE.test(value);
    case 'days':
      return DAYS.test(value) && parseRange(value).every((day) => day === '' || startOfDay(day) !== null);
    case 'text':
      return value.trim() !== '' && value.length <= MAX_TEXT_LENGTH && !/\p{Cc}/u.test(value);
    default:
      return value === '';
  }
}

/** Both ends of a range, as typed. */
export function parseRange(value: string): readonly [from: string, to: string] {
  const [from = '', to = ''] = value.split('..');
  return [from, to];
}

/** Whether rows of the loaded page are left out, which the total of the API doesn't know. */
export const hasPageFilters = ({ only, flagged }: { only: PageFilters; flagged: boolean }): boolean =>
  flagged || Object.keys(only).length > 0;

/** Whether a row of the page is shown. */
export const matchesPageFilters = ({ list }: Entity, filters: PageFilters, record: ConsoleRecord): boolean =>
  Object.entries(filters).every(([name, value]) => {
    const filter = list.pageFilters?.[name];
    return !filter || matches(filter, value, record);
  });

function matches(filter: PageFilter, value: string, record: ConsoleRecord): boolean {
  if (filter.is === 'text') {
    const text = value.trim().toLowerCase();
    return filter.paths.some((path) =>
      String(getFieldValue(record, path) ?? '')
        .toLowerCase()
        .includes(text),
    );
  }
  const field = getFieldValue(record, filter.path);
  const [from, to] = parseRange(value);
  switch (filter.is) {
    case 'range':
      return typeof field === 'number' && (from === '' || field >= Number(from)) && (to === '' || field <= Number(to));
    case 'days': {
      if (typeof field !== 'string') return false;
      const day = toDay(new Date(field));
      return day >= from && (to === '' || day <= to);
    }
    default:
      return (isEmptyValue(field) || field === 0) === (filter.is === 'empty');
  }
}
