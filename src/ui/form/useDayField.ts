import type { DateValidationError, FieldRef } from '@mui/x-date-pickers/models';
import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { startOfDay, toDay } from '../../lib/format/day';

interface DayField {
  /** Date in the field; invalid while it is being typed. */
  date: Date | null;
  onDate: (date: Date | null, error: DateValidationError) => void;
  /** Null while the field has the focus. */
  validationError: DateValidationError;
  setValidationError: (error: DateValidationError) => void;
  fieldRef: RefObject<FieldRef<Date | null> | null>;
  onFocus: () => void;
  onBlur: () => void;
}

interface StoredDate {
  /** The `value` prop when the date was stored. */
  sourceValue: string;
  /** The last emitted day; null if invalid. */
  lastEmitted: string | null;
  date: Date | null;
}

/**
 * Maps the sections of a date field to a day. Incomplete input is kept; the field is only reset when `value` changes
 * from outside.
 * @param onChange called with a day, '' if the field was cleared, or null if its content is not a valid day
 * @param keepsFuture whether a day is valid here although it is disallowed in the future
 */
export function useDayField(value: string, onChange: (day: string | null) => void, keepsFuture = false): DayField {
  const fieldRef = useRef<FieldRef<Date | null>>(null);
  const [stored, setStored] = useState<StoredDate>(() => ({
    sourceValue: value,
    lastEmitted: value,
    date: startOfDay(value),
  }));
  const [validationError, setValidationError] = useState<DateValidationError>(null);
  const [isFocused, setFocused] = useState(false);
  const [isPartial, setPartial] = useState(false);
  let visibleDay = stored;
  if (value !== stored.sourceValue) {
    // The emitted day came back as `value`; the field already shows it.
    const isEcho = value === (stored.lastEmitted ?? '');
    visibleDay = isEcho
      ? { ...stored, sourceValue: value }
      : { sourceValue: value, lastEmitted: value, date: startOfDay(value) };
    setStored(visibleDay);
    if (!isEcho) {
      // Errors of the former content don't apply to the new one.
      setPartial(false);
      setValidationError(null);
    }
  }

  const filledSections = () => fieldRef.current?.getSections().filter((part) => part.value !== '') ?? [];
  const onDate = (date: Date | null, error: DateValidationError) => {
    setValidationError(error);
    const isDay = error === null || (keepsFuture && error === 'disableFuture');
    const day = date && isDay ? toDay(date) : null;
    setStored({ sourceValue: value, lastEmitted: day, date });
    onChange(day);
  };
  // Clearing one section and clearing the last one both give no date. The difference is only visible after the field
  // has updated.
  const emitEmpty = useEffectEvent(() => {
    if (filledSections().length > 0) return;
    setPartial(false);
    setStored({ ...stored, lastEmitted: '' });
    onChange('');
  });
  useEffect(() => {
    if (stored.date === null && stored.lastEmitted === null) emitEmpty();
  }, [stored]);

  return {
    date: visibleDay.date,
    onDate,
    validationError: isFocused
      ? null
      : (validationError ?? (isPartial && visibleDay.date === null ? 'invalidDate' : null)),
    setValidationError,
    fieldRef,
    onFocus: () => setFocused(true),
    onBlur: () => {
      setFocused(false);
      setPartial(filledSections().length > 0);
    },
  };
}

/**
 * Creates a date-fns locale from the browser's Intl data, so that no locale files have to be loaded.
 * @param tag canonical BCP 47 tag
 */
export function dayLocale(tag: string): Locale {
  const names = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    return (date: Date) => format.format(date);
  };
  const months = {
    narrow: names({ month: 'narrow' }),
    short: names({ month: 'short' }),
    long: names({ month: 'long' }),
  };
  const days = {
    narrow: names({ weekday: 'narrow' }),
    short: names({ weekday: 'short' }),
    long: names({ weekday: 'long' }),
  };
  const toIntlWidth = (width: string | undefined) => {
    if (width === 'narrow') return 'narrow';
    return width === 'abbreviated' || width === 'short' ? 'short' : 'long';
  };
  return {
    ...enUS,
    code: tag,
    localize: {
      ...enUS.localize,
      month: (month, options) => months[toIntlWidth(options?.width)](new Date(Date.UTC(2023, month, 15))),
      // 2023-01-01 was a Sunday.
      day: (day, options) => days[toIntlWidth(options?.width)](new Date(Date.UTC(2023, 0, 1 + day))),
    },
    formatLong: {
      ...enUS.formatLong,
      date: ({ width }) => getDatePattern(tag, width === 'short' ? 'numeric' : 'long'),
    },
    options: { weekStartsOn: firstDayOfWeek(tag), firstWeekContainsDate: 4 },
  };
}

/** Returns the locale's date pattern in date-fns syntax, such as `dd/MM/yyyy`. */
function getDatePattern(tag: string, month: 'numeric' | 'long'): string {
  const parts = new Intl.DateTimeFormat(tag, {
    day: '2-digit',
    month: month === 'numeric' ? '2-digit' : 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).formatToParts(0);
  return parts.map(({ type, value }) => tokensByType(month)[type] ?? quoteLiteral(value)).join('');
}

const tokensByType = (month: 'numeric' | 'long'): Readonly<Record<string, string>> => ({
  day: month === 'numeric' ? 'dd' : 'd',
  month: month === 'numeric' ? 'MM' : 'MMMM',
  year: 'yyyy',
});

/** Quotes literal words, so that their letters aren't read as tokens, and removes bidi marks, which can't be typed. */
function quoteLiteral(text: string): string {
  const plain = text.replace(/[\u200e\u200f\u061c]/g, '');
  return /\p{L}/u.test(plain) ? `'${plain.replaceAll("'", "''")}'` : plain;
}

type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Defaults to Monday if the browser doesn't provide it. */
function firstDayOfWeek(tag: string): Day {
  const locale: Intl.Locale & { getWeekInfo?(): { firstDay: number }; weekInfo?: { firstDay: number } } =
    new Intl.Locale(tag);
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  return ([0, 1, 2, 3, 4, 5, 6] as const).find((day) => day === first % 7) ?? 1;
}
