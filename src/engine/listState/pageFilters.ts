/** Filters that the API doesn't have: the list reads pages until enough rows match. */
import type { Entity, PageFilter } from '../../../resources/entity';
import { startOfDay } from '../../lib/format/day';

/**
 * The active ones by name. The value of a range of numbers or days is `from..to`, either of which may be missing; that
 * of a text is the text; others have ''.
 */
export type PageFilters = Readonly<Record<string, string>>;

/** A declared filter, or the one that keeps rows with a moderation flag. */
type AnyPageFilter = PageFilter | { is: 'flagged' };

/** The filters of an entity by name. Those of an entity with moderation flags end with `flagged`. */
export const getPageFilters = ({ list, flags }: Entity): Readonly<Record<string, AnyPageFilter>> => ({
  ...list.pageFilters,
  ...(flags && { flagged: { is: 'flagged' } }),
});

const RANGE = /^(?=.*\d)(\d{0,9})\.\.(\d{0,9})$/;
const DAYS = /^(?=.*\d)[\d-]*\.\.[\d-]*$/;
const MAX_TEXT_LENGTH = 200;

/** Parses the parameter `only`; what isn't declared or valid is left out. */
export function parsePageFilters(entity: Entity, text: string): PageFilters {
  const filters = getPageFilters(entity);
  const entries = text.split(',').flatMap((part) => {
    const [, name = '', value = ''] = /^(\w+):?(.*)$/s.exec(part) ?? [];
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined;
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

function isValid({ is }: AnyPageFilter, value: string): boolean {
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

/** Whether the list leaves out rows that the API counts. */
export const hasPageFilters = ({ only = {} }: { only?: PageFilters }): boolean => Object.keys(only).length > 0;
