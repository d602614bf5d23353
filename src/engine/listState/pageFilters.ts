/** Filters of the loaded page, which the API doesn't have. */
import type { Entity } from '../../../resources/entity';
import { type ConsoleRecord, getFieldValue, isEmptyValue } from '../records/consoleRecord';

/** The active ones by name. The value of a range is `from..to`, either of which may be missing; others have ''. */
export type PageFilters = Readonly<Record<string, string>>;

const RANGE = /^(?=.*\d)(\d{0,9})\.\.(\d{0,9})$/;

/** Parses the parameter `only`; what isn't declared or valid is left out. */
export function parsePageFilters({ list }: Entity, text: string): PageFilters {
  const entries = text.split(',').flatMap((part) => {
    const [name = '', value = ''] = part.split(':');
    const filter = Object.hasOwn(list.pageFilters ?? {}, name) ? list.pageFilters?.[name] : undefined;
    return filter && (filter.is === 'range' ? RANGE.test(value) : value === '') ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The parameter `only`; '' if no page filter is active. */
export const formatPageFilters = (filters: PageFilters): string =>
  Object.entries(filters)
    .map(([name, value]) => (value === '' ? name : `${name}:${value}`))
    .join();

/** Both ends of a range, as typed. */
export function parseRange(value: string): readonly [from: string, to: string] {
  const [, from = '', to = ''] = RANGE.exec(value) ?? [];
  return [from, to];
}

/** Whether a row of the page is shown. */
export const matchesPageFilters = ({ list }: Entity, filters: PageFilters, record: ConsoleRecord): boolean =>
  Object.entries(filters).every(([name, value]) => {
    const filter = list.pageFilters?.[name];
    if (!filter) return true;
    const field = getFieldValue(record, filter.path);
    if (filter.is === 'range') {
      const [from, to] = parseRange(value);
      return typeof field === 'number' && field >= Number(from) && field <= (to === '' ? Infinity : Number(to));
    }
    return (isEmptyValue(field) || field === 0) === (filter.is === 'empty');
  });
