import { formatPercent } from './formatPercent';

/** Formats a fraction of one (0.123 as 12.3%) with at most one decimal. */
export function formatExactShare(fraction: number, locale: string): string {
  return formatPercent(Math.round(fraction * 1000) / 10, locale);
}
