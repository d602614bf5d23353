import { byLocale } from '../../lib/byLocale';

const hour = 3_600_000;
const day = 24 * hour;
const month = 30.4 * day;
const year = 365.25 * day;

type Unit = 'hour' | 'day' | 'month' | 'year';

interface Step {
  unit: Unit;
  count: number;
  /** About how long it is, in ms. */
  length: number;
}

const steps: readonly Step[] = [
  ...[1, 3, 6, 12].map((count): Step => ({ unit: 'hour', count, length: count * hour })),
  ...[1, 2, 7, 14].map((count): Step => ({ unit: 'day', count, length: count * day })),
  ...[1, 2, 3, 6].map((count): Step => ({ unit: 'month', count, length: count * month })),
  ...[1, 2, 5, 10].map((count): Step => ({ unit: 'year', count, length: count * year })),
];

/** The moments that an axis names, and how. */
export interface TimeTicks {
  at: number[];
  text: (at: number) => string;
}

/** Round moments of the calendar, where the merchant is, between two moments; at most so many. */
export function timeTicks(from: number, to: number, most: number, locale: string): TimeTicks {
  const step = steps.find(({ length }) => (to - from) / length <= most) ?? steps.at(-1);
  const at: number[] = [];
  if (!step || most < 1) return { at, text: () => '' };
  // A span beyond the longest step still has no more than it has room for.
  const { unit, length } = step;
  const count = Math.max(step.count, Math.ceil((to - from) / ((length / step.count) * most)));
  for (let moment = startOf(new Date(from), unit, count); moment.getTime() <= to; moment = next(moment, unit, count)) {
    if (moment.getTime() >= from) at.push(moment.getTime());
  }
  const format = formatsOf(unit, from, to)(locale);
  return { at, text: (one) => format.format(one) };
}

function startOf(date: Date, unit: Unit, count: number): Date {
  const [years, months, days] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (unit === 'year') return new Date(Math.floor(years / count) * count, 0, 1);
  if (unit === 'month') return new Date(years, Math.floor(months / count) * count, 1);
  if (unit === 'day') return new Date(years, months, days);
  return new Date(years, months, days, Math.floor(date.getHours() / count) * count);
}

/** By the calendar, so that a change of the clock moves no day. */
function next(date: Date, unit: Unit, count: number): Date {
  const [years, months, days] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (unit === 'year') return new Date(years + count, 0, 1);
  if (unit === 'month') return new Date(years, months + count, 1);
  if (unit === 'day') return new Date(years, months, days + count);
  return new Date(date.getTime() + count * hour);
}

const written = (parts: Intl.DateTimeFormatOptions) => byLocale((tag) => new Intl.DateTimeFormat(tag, parts));
const inYears = written({ year: 'numeric' });
const inMonths = written({ month: 'short', year: 'numeric' });
const inDays = written({ day: 'numeric', month: 'short' });
const inHours = written({ hour: 'numeric', minute: '2-digit' });
const inDaysAndHours = written({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

function formatsOf(unit: Unit, from: number, to: number): (locale: string) => Intl.DateTimeFormat {
  if (unit === 'year') return inYears;
  if (unit === 'month') return inMonths;
  if (unit === 'day') return inDays;
  return new Date(from).toDateString() === new Date(to).toDateString() ? inHours : inDaysAndHours;
}
