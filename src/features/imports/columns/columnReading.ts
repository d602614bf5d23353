/** How the values of the mapped columns are understood. Decided over all rows, in one pass with bounded memory. */
import type { ImportField, ImportKind } from '../../../../resources/imports/importKind';
import type { ParsedTable } from '../../../lib/csv/parseTable';
import { toDay } from '../../../lib/format/day';
import { isEmptyCell, isNone, isScientific } from '../check/cellText';
import { type AreaKind, areaKinds, type CellIssue, checkCell, findInstant, plainFormats } from '../check/checkCell';
import { readCountry, readState } from '../check/readCountry';
import { type DayForm, type DayOrder, dayOrders, readDay, type WrittenDay } from '../check/readDay';
import { type DecimalSign, decimalSigns, parseNumber } from '../check/readNumber';
import { type RatingScale, ratingScales, readRating, toStars } from '../check/readRating';
import type { ColumnMapping } from './guessColumns';
import { splitHeader } from './headerWords';

/** A format that is decided for a whole column: of dates, numbers, ratings, or countries. */
export type ColumnFormat = DayOrder | DecimalSign | RatingScale | AreaKind;

/** A text and what it becomes: a number, a text, or the day (YYYY-MM-DD) on which lists show it in the browser's time zone. */
export interface ReadSample {
  text: string;
  value: string | number;
}

/** The result of reading a column in one way. */
export interface ReadingOption {
  /** Null if no value depends on a format. */
  format: ColumnFormat | null;
  /** Number of values that are read. */
  read: number;
  /** Up to two, first those whose meaning depends on the format. */
  samples: readonly ReadSample[];
  /** Numbers that aren't whole. Ratings can be rounded, points can't. */
  fractions: number;
  /** The first of them; null if there is none. */
  firstFraction: { line: number; text: string } | null;
  /** The first value that only other formats read; null if there is none. */
  firstUnread: { line: number; text: string } | null;
}

/** What all rows of a mapped column say about its values. */
export interface ColumnReading {
  column: number;
  /** Number of cells that aren't empty. */
  filled: number;
  /** Number of cells with a word for an empty one, such as NULL. */
  emptyWords: number;
  /** Number of cells with the word `None`. */
  nones: number;
  /** The ways to read the column, the likeliest first. If there are several, one must be chosen. */
  options: readonly ReadingOption[];
  /** Up to two values that can't be read in any way, with their line in the file. */
  unread: readonly { line: number; text: string; issue: CellIssue }[];
  /** How all dates are written, `mixed` if some are written in another way; null for other values. */
  dayForm: DayForm | 'mixed' | null;
  /** Number of times without a known time zone. Only their day is sent. */
  timesWithoutZone: number;
  /** Whether all times with a time zone are midnight, as in files whose dates got a time. They are days, too. */
  isMidnightDay: boolean;
}

const MAX_SAMPLES = 2;
/** In UTF-16 code units. */
const MAX_SAMPLE_LENGTH = 120;

type ReadTable = Pick<ParsedTable, 'rows' | 'lines'> & Partial<Pick<ParsedTable, 'columns'>>;

/** Reads the mapped columns. @param now current time (ISO 8601) */
export function readColumns(
  table: ReadTable,
  { fields }: Pick<ImportKind, 'fields'>,
  mapping: ColumnMapping,
  now: string,
): Readonly<Record<string, ColumnReading>> {
  const readings = Object.entries(mapping).flatMap(([name, column]) => {
    const field = fields[name];
    return field ? [{ name, field, reading: readColumn(table, field, column, now) }] : [];
  });
  const isText = isNoneText(readings.map(({ reading }) => reading));
  return Object.fromEntries(
    readings.map(({ name, field, reading }) => [name, isText && field.kind === 'text' ? toFilled(reading) : reading]),
  );
}

/** Whether the word `None` is a text. A file that has it once doesn't write it for its empty cells. */
export const isNoneText = (readings: readonly ColumnReading[]): boolean =>
  readings.reduce((sum, { nones }) => sum + nones, 0) === 1;

/** Counts `None` as a text. */
function toFilled(reading: ColumnReading): ColumnReading {
  const { filled, emptyWords, nones, options } = reading;
  return {
    ...reading,
    filled: filled + nones,
    emptyWords: emptyWords - nones,
    options: options.map((option) => ({ ...option, read: option.read + nones })),
  };
}

function readColumn(
  { rows, lines, columns }: ReadTable,
  field: ImportField,
  column: number,
  now: string,
): ColumnReading {
  const reader = createReader(field, now, columns?.[column]?.name ?? '');
  const counter = createOptionCounter(reader.formats);
  const unread: ColumnReading['unread'][number][] = [];
  let filled = 0;
  let emptyWords = 0;
  let nones = 0;
  for (const [row, cells] of rows.entries()) {
    const text = cells[column] ?? '';
    if (isEmptyCell(text, field.kind)) {
      if (text.trim() !== '') emptyWords += 1;
      if (isNone(text)) nones += 1;
      continue;
    }
    filled += 1;
    const read = reader.read(text);
    if (Array.isArray(read)) counter.add(text, read, lines[row] ?? 0);
    else if (unread.length < MAX_SAMPLES) unread.push({ ...toPlace(text, lines[row] ?? 0), issue: read });
  }
  const options = reader.choose(counter[optionsByKind[field.kind] ?? 'bestOptions']());
  return { column, filled, emptyWords, nones, options, unread, ...reader.dates() };
}

/** Which ways to read a column are offered, if not only the best ones. */
const optionsByKind: Readonly<Partial<Record<ImportField['kind'], 'largerOptions' | 'allOptions'>>> = {
  rating: 'largerOptions',
  country: 'allOptions',
};

/** Values in each format, null for none, or the reason why no format gives one. */
type ReadValues = (string | number | null)[] | CellIssue;

interface Reader {
  formats: readonly (ColumnFormat | null)[];
  read(text: string): ReadValues;
  /** Drops options that are impossible for this kind of value. */
  choose(options: readonly ReadingOption[]): readonly ReadingOption[];
  dates(): Pick<ColumnReading, 'dayForm' | 'timesWithoutZone' | 'isMidnightDay'>;
}

const noDates = { dayForm: null, timesWithoutZone: 0, isMidnightDay: false };

function createReader(field: ImportField, now: string, header: string): Reader {
  if (field.kind === 'day') return createDayReader(Number(now.slice(0, 4)));
  if (field.kind === 'points') return createPointsReader();
  if (field.kind === 'country') return createCountryReader(header);
  const [dates, choose] = [() => noDates, keepOptions];
  if (field.kind === 'rating') return { formats: ratingScales, read: readStars, choose, dates };
  const read = (text: string): ReadValues => {
    const checked = checkCell(field, text, { ...plainFormats, now });
    return 'issue' in checked ? checked.issue : [checked.value ?? null];
  };
  return { formats: [null], read, choose, dates };
}

const keepOptions: Reader['choose'] = (options) => options;

/** Fractions are also read, since they may prove the decimal sign. */
function createPointsReader(): Reader {
  const separators = new Set<string>();
  return {
    formats: decimalSigns,
    read(text) {
      if (isScientific(text)) return 'scientific';
      const numbers = decimalSigns.map((sign) => parseNumber(text, sign));
      if (numbers.every((number) => number === null)) return 'notNumber';
      if (new Set(numbers).size > 1) for (const separator of text.match(/[.,]/g) ?? []) separators.add(separator);
      return numbers;
    },
    choose(options) {
      // Points are whole: if all values have the same separator, it groups digits if one of them would be a fraction.
      const whole = options.filter(({ fractions }) => fractions === 0);
      return separators.size === 1 && whole.length === 1 ? whole : options;
    },
    dates: () => noDates,
  };
}

/** Words of headers of states. */
const stateWords = ['state', 'province', 'region', 'provincia', 'etat', 'bundesland', 'estado', 'provincie'];

/** Values such as CA are only countries if none of the others is a state, nor the header says so. */
function createCountryReader(header: string): Reader {
  let hasStates = splitHeader(header).some((word) => stateWords.includes(word));
  return {
    formats: areaKinds,
    read(text) {
      if (text.trim() === 'NA') return 'ambiguousCountry';
      const state = readState(text);
      const country = readCountry(text);
      if (state === null && country === null) return 'notCountry';
      hasStates ||= country === null;
      return [country, state];
    },
    choose(options) {
      const possible = options.filter(({ read }) => read > 0);
      if (hasStates && possible.length > 0) return possible;
      return options.filter(({ format }) => format === 'country').map((option) => ({ ...option, format: null }));
    },
    dates: () => noDates,
  };
}

function readStars(text: string): ReadValues {
  const rating = readRating(text);
  if (rating === null) return 'notRating';
  const stars = ratingScales.map((scale) => toStars(rating, scale));
  if (stars.includes('zeroRating')) return 'zeroRating';
  const numbers = stars.map((value) => (typeof value === 'number' ? value : null));
  return numbers.some((number) => number !== null) ? numbers : 'notRating';
}

function createDayReader(thisYear: number): Reader {
  const forms = new Set<DayForm>();
  let timesWithoutZone = 0;
  let zonedTimes = 0;
  let zonedMidnights = 0;
  const countTime = ({ hasTime, offsetMs, isMidnight }: WrittenDay) => {
    if (!hasTime) return;
    if (offsetMs === null) timesWithoutZone += isMidnight ? 0 : 1;
    else zonedTimes += 1;
    if (offsetMs !== null && isMidnight) zonedMidnights += 1;
  };
  const isMidnightDay = () => zonedTimes > 0 && zonedMidnights === zonedTimes;
  const toShownDay = ({ text, value }: ReadSample): ReadSample => {
    const written = readDay(text, thisYear);
    const instant = typeof written === 'string' ? null : findInstant(written, String(value), isMidnightDay());
    return { text, value: instant ? toDay(instant) : value };
  };
  return {
    formats: dayOrders,
    read(text) {
      const written = readDay(text, thisYear);
      if (typeof written === 'string') return written;
      forms.add(written.form);
      countTime(written);
      return dayOrders.map((order) => written.days[order] ?? null);
    },
    choose: (options) => options.map((option) => ({ ...option, samples: option.samples.map(toShownDay) })),
    dates: () => ({
      dayForm: forms.size > 1 ? 'mixed' : ([...forms][0] ?? null),
      timesWithoutZone,
      isMidnightDay: isMidnightDay(),
    }),
  };
}

const toPlace = (text: string, line: number) => ({ line, text: text.slice(0, MAX_SAMPLE_LENGTH) });

/**
 * Counts what each of several formats reads. The state is bounded: counts by the set of formats that read a value, and
 * a few samples.
 */
function createOptionCounter(formats: readonly (ColumnFormat | null)[]) {
  /** Number of values by the formats that read them, as a bit mask. */
  const counts = new Map<number, number>();
  const fractions = formats.map(() => 0);
  const firstFractions = formats.map((): ReadingOption['firstFraction'] => null);
  const firstUnread = formats.map((): ReadingOption['firstUnread'] => null);
  /** Pairs of formats that read a value differently. */
  const differing = new Set<string>();
  const samples = formats.map(() => ({ dependent: [] as ReadSample[], others: [] as ReadSample[] }));

  const countRead = (index: number) =>
    [...counts].reduce((sum, [mask, count]) => sum + (mask & (1 << index) ? count : 0), 0);
  const toOption = (index: number): ReadingOption => ({
    format: formats[index] ?? null,
    read: countRead(index),
    samples: [...(samples[index]?.dependent ?? []), ...(samples[index]?.others ?? [])].slice(0, MAX_SAMPLES),
    fractions: fractions[index] ?? 0,
    firstFraction: firstFractions[index] ?? null,
    firstUnread: firstUnread[index] ?? null,
  });
  /** Whether `other` reads everything that `index` reads, and more. */
  const isWorse = (index: number, other: number) =>
    [...counts.keys()].every((mask) => !(mask & (1 << index)) || mask & (1 << other)) &&
    countRead(other) > countRead(index);

  return {
    /** @param values what each format reads; null for nothing */
    add(text: string, values: readonly (string | number | null)[], line: number) {
      const mask = values.reduce<number>((bits, value, index) => (value === null ? bits : bits | (1 << index)), 0);
      counts.set(mask, (counts.get(mask) ?? 0) + 1);
      const isDependent = new Set(values).size > 1;
      for (const [index, value] of values.entries()) {
        if (typeof value === 'number' && !Number.isInteger(value)) addFraction(index, text, line);
        if (value === null) firstUnread[index] ??= toPlace(text, line);
        if (value !== null) addValue(index, text, value, isDependent);
        if (value !== null && isDependent) addDiffering(values, index);
      }
    },
    /** The formats that no other one outdoes. If they agree on all values, there is nothing to choose. */
    bestOptions(): ReadingOption[] {
      const indexes = formats.map((_, index) => index);
      const best = indexes.filter((index) => !indexes.some((other) => isWorse(index, other)));
      const distinct = best.filter((index, n) => best.slice(0, n).every((other) => differing.has(`${other} ${index}`)));
      const [first = 0] = distinct;
      if (distinct.length === 1 && best.length === formats.length) return [{ ...toOption(first), format: null }];
      return distinct.map(toOption).sort((a, b) => b.read - a.read);
    },
    allOptions: (): ReadingOption[] => formats.map((_, index) => toOption(index)),
    /** The first format, and each later one that reads more than those before it, the most first. */
    largerOptions(): ReadingOption[] {
      const options = formats.map((_, index) => toOption(index));
      return options.filter(({ read }, n) => options.slice(0, n).every((earlier) => read > earlier.read)).reverse();
    },
  };

  function addFraction(index: number, text: string, line: number): void {
    fractions[index] = (fractions[index] ?? 0) + 1;
    firstFractions[index] ??= toPlace(text, line);
  }

  function addValue(index: number, text: string, value: string | number, isDependent: boolean): void {
    const kept = isDependent ? samples[index]?.dependent : samples[index]?.others;
    const clipped = text.slice(0, MAX_SAMPLE_LENGTH);
    if (kept && kept.length < MAX_SAMPLES && !kept.some((sample) => sample.text === clipped))
      kept.push({ text: clipped, value });
  }

  function addDiffering(values: readonly (string | number | null)[], index: number): void {
    for (const [other, value] of values.entries())
      if (value !== values[index]) differing.add(`${Math.min(index, other)} ${Math.max(index, other)}`);
  }
}
