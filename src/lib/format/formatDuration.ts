import { byLocale } from './locale';

const unitFormats = {
  second: byLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'second', unitDisplay: 'long' })),
  minute: byLocale((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'long' })),
};

/** Formats a duration in minutes, or in seconds if it is shorter than one: '7 minutes'. */
export function formatDuration(seconds: number, locale: string): string {
  return seconds < 60
    ? unitFormats.second(locale).format(Math.round(seconds))
    : unitFormats.minute(locale).format(Math.round(seconds / 60));
}
