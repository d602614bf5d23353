import { byRegion } from '../../lib/format/locale';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 30.4 * DAY_MS;
const YEAR_MS = 365.25 * DAY_MS;

type Unit = 'hour' | 'day' | 'month' | 'year';

interface Step {
  unit: Unit;
  count: number;
  /** Approximate length in ms. */
  length: number;
}

const steps: readonly Step[] = [
  ...[1, 3, 6, 12].map((count): Step => ({ unit: 'hour', count, length: count * HOUR_MS })),
  ...[1, 2, 7, 14].map((count): Step => ({ unit: 'day', count, length: count * DAY_MS })),
  ...[1, 2, 3, 6].map((count): Step => ({ unit: 'month', count, length: count * MONTH_MS })),
  ...[1, 2, 5, 10].map((count): Step => ({ unit: 'year', count, length: count * YEAR_MS })),
];

/** Ticks of a time axis and their formatter. */
export interface TimeTicks {
  at: number[];
  text: (at: number) => string;
}

/** Returns round local-time ticks between two timestamps, at most `maxTicks`. */
export function timeTicks(from: number, to: number, maxTicks: number, locale: string): TimeTicks {
  const step = steps.find(({ length }) => (to - from) / length <= maxTicks) ?? steps.at(-1);
  const at: number[] = [];
  if (!step || maxTicks < 1) return { at, text: () => '' };
  // Spans that need more than the longest step use a multiple of it.
  const { unit, length } = step;
  const count = Math.max(step.count, Math.ceil((to - from) / ((length / step.count) * maxTicks)));
  for (let tick = getStart(new Date(from), unit, count); tick.getTime() <= to; tick = addStep(tick, unit, count)) {
    if (tick.getTime() >= from) at.push(tick.getTime());
  }
  const format = getFormat(unit, from, to)(locale);
  return { at, text: (value) => format.format(value) };
}

function getStart(date: Date, unit: Unit, count: number): Date {
  const [years, months, days] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (unit === 'year') return new Date(Math.floor(years / count) * count, 0, 1);
  if (unit === 'month') return new Date(years, Math.floor(months / count) * count, 1);
  if (unit === 'day') return new Date(years, months, days);
  return new Date(years, months, days, Math.floor(date.getHours() / count) * count);
}

/** Uses calendar arithmetic because of daylight saving time. */
function addStep(date: Date, unit: Unit, count: number): Date {
  const [years, months, days] = [date.getFullYear(), date.getMonth(), date.getDate()];
  if (unit === 'year') return new Date(years + count, 0, 1);
  if (unit === 'month') return new Date(years, months + count, 1);
  if (unit === 'day') return new Date(years, months, days + count);
  return new Date(date.getTime() + count * HOUR_MS);
}

const dateFormat = (parts: Intl.DateTimeFormatOptions) => byRegion((tag) => new Intl.DateTimeFormat(tag, parts));
const yearFormat = dateFormat({ year: 'numeric' });
const monthFormat = dateFormat({ month: 'short', year: 'numeric' });
const dayFormat = dateFormat({ day: 'numeric', month: 'short' });
const hourFormat = dateFormat({ hour: 'numeric', minute: '2-digit' });
const dayAndHourFormat = dateFormat({ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

function getFormat(unit: Unit, from: number, to: number): (locale: string) => Intl.DateTimeFormat {
  if (unit === 'year') return yearFormat;
  if (unit === 'month') return monthFormat;
  if (unit === 'day') return dayFormat;
  return new Date(from).toDateString() === new Date(to).toDateString() ? hourFormat : dayAndHourFormat;
}
