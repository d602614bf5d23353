/** Calendar days in the browser's time zone, as YYYY-MM-DD. '' means no day. */

/** Returns the day of a date. */
export function toDay(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Returns the local midnight at which a day starts, or null if the day is invalid. */
export function startOfDay(day: string): Date | null {
  const [, year, month, date] = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return null;
  const start = new Date(year, month - 1, date);
  return start.getMonth() === month - 1 && start.getDate() === date ? start : null;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
