import { normalizeCell } from './cellText';
import { foldName, getDateNames } from './monthNames';

/**
 * Order of the numbers in a date such as 05/06/2024, or what a spreadsheet's number of days counts from: 1900, or 1904 as on
 * old Macs. Decided over all rows of a column.
 */
export const dayOrders = ['dayFirst', 'monthFirst', 'yearFirst', 'serial', 'serial1904'] as const;
export type DayOrder = (typeof dayOrders)[number];

/**
 * How a date is written: only with numbers, with a four-digit year first, with the name of the month, as unix time, or as a
 * spreadsheet's number of days.
 */
export type DayForm = 'numbers' | 'year' | 'named' | 'unix' | 'serial';

/** A date as written. */
export interface WrittenDay {
  form: DayForm;
  /** The day (YYYY-MM-DD) in each order that gives one. All orders give the same unless the form is `numbers` or `serial`. */
  days: Readonly<Partial<Record<DayOrder, string>>>;
  hasTime: boolean;
  /** Whether a time is midnight, as in files whose dates got a time. */
  isMidnight: boolean;
  /** Milliseconds from 0:00 UTC of the day to the instant; null without a known time zone. */
  offsetMs: number | null;
}

/** Why a text isn't a date: it's none, it says how long ago, or its month has two meanings. */
export type DayIssue = 'notDay' | 'relativeDay' | 'ambiguousDay';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Longer texts aren't dates. */
const MAX_LENGTH = 120;
/** No shop had reviews before, but databases write a missing date as the start of 1970. */
const MIN_YEAR = 1990;
const MAX_YEAR = 2100;

/** Reads a date in any of the supported forms. What it says without a date around it isn't one. */
export function readDay(text: string, thisYear: number): WrittenDay | DayIssue {
  const normalized = normalizeCell(text);
  const counted = readUnixTime(normalized) ?? readSerial(normalized, thisYear);
  if (counted) return counted;
  if (normalized.length > MAX_LENGTH) return 'notDay';
  const expanded = normalized
    .replace(COMPACT_DATE_TIME, '$1-$2-$3 $4:$5:$6')
    .replace(COMPACT_DATE, '$1-$2-$3')
    .replace(DOTTED_TIME, ' $1:$2:$3$4')
    .replace(/ [-–|] (?=\d{1,2}:\d\d)/, ' ')
    .replace(COMPACT_TIME, '$1:$2:$3')
    .replace(HALF_BEFORE_TIME, (_, am: string | undefined, _pm, time: string) => ` ${time} ${am ? 'AM' : 'PM'}`)
    .replace(ARABIC_HALF, (_, letter: string) => (letter === 'ص' ? ' AM' : ' PM'))
    .replace(/\[[A-Z_/]{1,40}\]$/i, '');
  const { date, time, hasTime } = splitTime(expanded.replace(SENTENCE, '').replace(INTRODUCTION, ''));
  if (time === null) return 'notDay';
  const days = readDate(date, thisYear);
  if (typeof days === 'string') return days === 'notDay' && isRelative(normalized) ? 'relativeDay' : days;
  return { ...days, ...time, hasTime };
}

/** ISO 8601 without separators: 20240501T101500Z. */
const COMPACT_DATE = /^(\d{4})(\d\d)(\d\d)(?=$|T)/;
const COMPACT_DATE_TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;
/** Databases write the time with dots and fractions of a second: `14-MAY-24 10.30.00.000000 AM`, `2024-05-14-10.30.00.000000`. */
const DOTTED_TIME = /(?<=\d)[ -](\d\d)\.(\d\d)\.(\d\d)\.\d{3,9}( [AP]M)?$/i;
/** Chinese, Japanese and Korean write AM or PM before the time. */
const HALF_BEFORE_TIME = / ?(?:(上午|午前|오전)|(下午|午後|오후)) ?(\d{1,2}:\d\d(?::\d\d)?)/;
const ARABIC_HALF = / ?([صم])$/;
const COMPACT_TIME = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d)/;

/** Days from the two starts of spreadsheets to 1 January 1970. */
const SERIAL_STARTS = { serial: 25_569, serial1904: 24_107 } as const;
/** First year of a number of days, which has five digits. */
const MIN_SERIAL_YEAR = 1995;

/** The number of days that a spreadsheet saves for a date without its format: 45426 or, with a time, 45426.5. */
function readSerial(text: string, thisYear: number): WrittenDay | null {
  const [, count, fraction] = /^(\d{5})(?:[.,](\d{1,12}))?$/.exec(text) ?? [];
  if (count === undefined) return null;
  const days = Object.entries(SERIAL_STARTS).flatMap(([order, start]) => {
    const day = new Date((Number(count) - start) * DAY_MS).toISOString().slice(0, 10);
    const year = Number(day.slice(0, 4));
    return year >= MIN_SERIAL_YEAR && year <= thisYear ? [[order, day] as const] : [];
  });
  if (days.length === 0) return null;
  const hasTime = fraction !== undefined;
  return { form: 'serial', days: Object.fromEntries(days), hasTime, isMidnight: !hasTime, offsetMs: null };
}

/** Unix time in seconds, milliseconds or microseconds, which has no other meaning in a column of dates. */
function readUnixTime(text: string): WrittenDay | null {
  const digits = /^(\d{10}|\d{13}|\d{16})(?:\.\d+)?$/.exec(text)?.[1];
  if (digits === undefined) return null;
  const instant = toMilliseconds(digits);
  const day = new Date(instant).toISOString().slice(0, 10);
  if (!hasValidYear(Number(day.slice(0, 4)))) return null;
  return { form: 'unix', days: inEveryOrder(day), hasTime: true, isMidnight: false, offsetMs: instant % DAY_MS };
}

function toMilliseconds(digits: string): number {
  if (digits.length === 16) return Math.floor(Number(digits) / 1000);
  return Number(digits) * (digits.length === 10 ? 1000 : 1);
}

/** What stores write before a date: "Reviewed in Canada on May 15, 2024". */
const SENTENCE =
  /^(?:reviewed|rezension|bewertet|comment[ée]|avis|rese[ñn]ad[oa]|revisado|recensito|avaliado|beoordeeld|recenserad) .{0,60} (?:on|vom|am|le|el|il|em|op|den) /iu;
const INTRODUCTION = /^(?:(?:posted|published|submitted)(?: on)?:?|on|le|am|el|il) /i;

/** A time with colons, AM or PM, and a time zone. */
const TIME =
  /(?:^|[ ,T]{1,3})(?:(?:at|um|à|a las|alle|kl\.?|às) )?(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?: ?([ap])\.? ?m\.?)?(?: ?(Uhr|[A-Z]{2,15}\/[A-Z_/]{2,30}|[A-Z]{1,5})?(?:([-+−]\d\d?)(?::?(\d\d))?)?(?: ?\([^)]{0,60}\))?)(?:$|[ ,])/iu;
/** A time with a dot or an h, which is only read after a whole date with numbers: "14.05.2024 10.00", "14/05/2024 10h30". */
const TIME_AFTER_DATE = /^(\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}),?(?: (?:à|um|kl\.?))? (\d{1,2})[.h](\d\d)(?:\.(\d\d))?$/;

/** Minutes from UTC of the abbreviations with one meaning (RFC 2822 and Central Europe). */
const ZONE_OFFSETS: ReadonlyMap<string, number> = new Map([
  ...['Z', 'UTC', 'UT', 'GMT'].map((name) => [name, 0] as const),
  ['EST', -300],
  // CST is China's time, too.
  ['MST', -420],
  ['PST', -480],
  ...(['EDT', 'CDT', 'MDT', 'PDT'] as const).map((name, n) => [name, -60 * (n + 4)] as const),
  ['CET', 60],
  ['CEST', 120],
]);

interface WrittenTime {
  isMidnight: boolean;
  offsetMs: number | null;
}

/** Takes the time out of a text. The time is null if it doesn't exist (25:00). */
function splitTime(text: string): { date: string; time: WrittenTime | null; hasTime: boolean } {
  const dotted = TIME_AFTER_DATE.exec(text);
  if (dotted) {
    const [, date = '', hour, minute, second] = dotted;
    return { date, time: toTime(Number(hour), Number(minute), Number(second ?? 0), 0, null), hasTime: true };
  }
  const match = TIME.exec(text);
  if (!match) return { date: text, time: { isMidnight: false, offsetMs: null }, hasTime: false };
  const [whole, hourText, minute, second = '0', fraction = '', half, zone, zoneHours, zoneMinutes = '0'] = match;
  const date = `${text.slice(0, match.index)} ${text.slice(match.index + whole.length)}`;
  const hour = toHour(Number(hourText), half);
  const ms = Number(`0.${fraction || '0'}`) * 1000;
  const offset = toOffset(zone, zoneHours, Number(zoneMinutes));
  return {
    date,
    time: hour === null ? null : toTime(hour, Number(minute), Number(second), Math.floor(ms), offset),
    hasTime: true,
  };
}

function toHour(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/** Minutes from UTC; null if the zone is missing or has several meanings, so that only the day is certain. */
function toOffset(zone: string | undefined, hours: string | undefined, minutes: number): number | null {
  if (hours !== undefined) {
    const value = Number(hours.replace('−', '-'));
    return value * 60 + (hours.startsWith('-') || hours.startsWith('−') ? -minutes : minutes);
  }
  return zone === undefined ? null : (ZONE_OFFSETS.get(zone.toUpperCase()) ?? null);
}

function toTime(hour: number, minute: number, second: number, ms: number, offset: number | null): WrittenTime | null {
  if (hour > 23 || minute > 59 || second > 60) return null;
  const sinceMidnight = ((hour * 60 + minute) * 60 + second) * 1000 + ms;
  return { isMidnight: sinceMidnight === 0, offsetMs: offset === null ? null : sinceMidnight - offset * MINUTE_MS };
}

type ReadDate = Pick<WrittenDay, 'form' | 'days'> | DayIssue;

function readDate(text: string, thisYear: number): ReadDate {
  const date = text.replaceAll(/[,،]+/g, ' ').replaceAll(/ +/g, ' ').replace(/T$/, '').trim();
  const [, first = '', rest = ''] = /^([\p{L}-]+)\.? (.+)$/u.exec(date) ?? [];
  if (first !== '' && getDateNames().weekdays.has(foldName(first))) {
    // "mar" is a Tuesday and a March.
    const withoutWeekday = readBareDate(rest, thisYear);
    if (withoutWeekday !== 'notDay') return withoutWeekday;
  }
  return readBareDate(date, thisYear);
}

const YEAR_FIRST = /^(\d{4})(?:([-/.]| |\. )(\d{1,2})\2(\d{1,2})\.?|[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일])$/u;
const NUMBERS = /^(\d{1,2})([-/.]|\. ?| )(\d{1,2})\2(\d{4}|\d\d)\.?$/;

function readBareDate(date: string, thisYear: number): ReadDate {
  const iso = YEAR_FIRST.exec(date);
  if (iso) {
    const day = toDay(Number(iso[1]), Number(iso[3] ?? iso[5]), Number(iso[4] ?? iso[6]));
    return day === null ? 'notDay' : { form: 'year', days: inEveryOrder(day) };
  }
  const numbers = NUMBERS.exec(date);
  return numbers ? readNumbers(numbers, thisYear) : readNamed(date, thisYear);
}

function readNumbers([, a = '', , b = '', c = '']: RegExpExecArray, thisYear: number): ReadDate {
  const year = toYear(c, thisYear);
  const days = {
    dayFirst: toDay(year, Number(b), Number(a)),
    monthFirst: toDay(year, Number(a), Number(b)),
    // A year of two digits is never written as one.
    yearFirst: c.length === 2 && a.length === 2 ? toDay(toYear(a, thisYear), Number(b), Number(c)) : null,
  };
  const found = Object.entries(days).filter(([, day]) => day !== null);
  return found.length === 0 ? 'notDay' : { form: 'numbers', days: Object.fromEntries(found) };
}

/** Words beside the parts of a date, folded. */
const FILLERS = new Set(['de', 'del', 'of', 'di', 'den', 'der', 'the', 'г', 'р', 'года', 'року', 'd']);

/** Reads a date with the name of its month: three parts, of which the year has four digits or is the last. */
function readNamed(date: string, thisYear: number): ReadDate {
  if (!/\p{L}/u.test(date) || !/\d/.test(date)) return 'notDay';
  const parts = date
    .split(/[ ./-]+/)
    .map((part) => foldName(part).replace(/^(\d{1,2})(?:st|nd|rd|th|er|e|º|ª)$/, '$1'))
    .filter((part) => part !== '' && !FILLERS.has(part));
  const names = parts.filter((part) => !/^\d+$/.test(part));
  const [name = ''] = names;
  const month = getDateNames().months.get(name);
  if (parts.length !== 3 || names.length !== 1 || month === undefined) return 'notDay';
  if (month === null) return 'ambiguousDay';
  const [first = '', last = ''] = parts.filter((part) => part !== name);
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  const found =
    /^(?:\d{4}|\d\d)$/.test(year) && day.length <= 2 ? toDay(toYear(year, thisYear), month, Number(day)) : null;
  return found === null ? 'notDay' : { form: 'named', days: inEveryOrder(found) };
}

/** Numbers with units of time, and words for near days, in the languages of the files seen. */
const RELATIVE =
  /\b(?:ago|yesterday|today|last (?:week|month|year)|just now)\b|\bil y a\b|\b(?:hier|aujourd'hui)\b|\bvor (?:\d|ein)|\b(?:gestern|heute)\b|\bhace \b|\bayer\b|\bfa$|\batr[áa]s$|\bgeleden$|\bsedan$|\bsiden$|назад|منذ|قبل|أمس|前$/iu;

/** Whether a text says how long ago something was. */
const isRelative = (text: string) => RELATIVE.test(text);

function inEveryOrder(day: string): WrittenDay['days'] {
  // Once per row, so that entries would cost more.
  return { dayFirst: day, monthFirst: day, yearFirst: day, serial: day, serial1904: day };
}

const hasValidYear = (year: number) => year >= MIN_YEAR && year <= MAX_YEAR;

/** A year of two digits that is further ahead is one of the last century. */
const MAX_YEARS_AHEAD = 20;

/** Completes a year of two digits. */
function toYear(text: string, thisYear: number): number {
  if (text.length === 4) return Number(text);
  const year = Math.floor(thisYear / 100) * 100 + Number(text);
  return year > thisYear + MAX_YEARS_AHEAD ? year - 100 : year;
}

/** Returns the day as YYYY-MM-DD, or null if it doesn't exist. */
function toDay(year: number, month: number, day: number): string | null {
  if (!hasValidYear(year)) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}
