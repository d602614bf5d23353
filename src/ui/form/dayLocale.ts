import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';

/**
 * How a language writes days, made of what the browser knows, so that no list of languages is fetched.
 * @param tag BCP 47, already canonical
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
  const widthOf = (width: string | undefined) => {
    if (width === 'narrow') return 'narrow';
    return width === 'abbreviated' || width === 'short' ? 'short' : 'long';
  };
  return {
    ...enUS,
    code: tag,
    localize: {
      ...enUS.localize,
      month: (month, options) => months[widthOf(options?.width)](new Date(Date.UTC(2023, month, 15))),
      // The first of January 2023 was a Sunday.
      day: (day, options) => days[widthOf(options?.width)](new Date(Date.UTC(2023, 0, 1 + day))),
    },
    formatLong: {
      ...enUS.formatLong,
      date: ({ width }) => patternOf(tag, width === 'short' ? 'numeric' : 'long'),
    },
    options: { weekStartsOn: firstDayOfWeek(tag), firstWeekContainsDate: 4 },
  };
}

/** The pattern in which a language writes a day, in the letters of date-fns: `dd/MM/yyyy`. */
function patternOf(tag: string, month: 'numeric' | 'long'): string {
  const parts = new Intl.DateTimeFormat(tag, {
    day: '2-digit',
    month: month === 'numeric' ? '2-digit' : 'long',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  }).formatToParts(0);
  return parts.map(({ type, value }) => letters(month)[type] ?? quoted(value)).join('');
}

const letters = (month: 'numeric' | 'long'): Readonly<Record<string, string>> => ({
  day: month === 'numeric' ? 'dd' : 'd',
  month: month === 'numeric' ? 'MM' : 'MMMM',
  year: 'yyyy',
});

/** Words between the parts, so that none of their letters is taken for a part; marks of direction are no text to type. */
function quoted(text: string): string {
  const plain = text.replace(/[\u200e\u200f\u061c]/g, '');
  return /\p{L}/u.test(plain) ? `'${plain.replaceAll("'", "''")}'` : plain;
}

type Day = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Monday where the browser does not say. */
function firstDayOfWeek(tag: string): Day {
  const locale: Intl.Locale & { getWeekInfo?(): { firstDay: number }; weekInfo?: { firstDay: number } } =
    new Intl.Locale(tag);
  const first = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  return ([0, 1, 2, 3, 4, 5, 6] as const).find((day) => day === first % 7) ?? 1;
}
