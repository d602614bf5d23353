import { currencyFractionDigits } from '../../../../i18n/currencyFractionDigits';
import { parseAmount } from '../../../lib/format/amount';
import { getMaxValue, getMinValue, type MetricName, metricKinds } from './metrics';

/** Validation error of a metric field. Its messages are `costs.fault.<issue>`. */
export type MetricIssue = 'notNumber' | 'decimals' | 'tooSmall' | 'tooLarge';

interface NumberFormatOptions {
  /** ISO 4217 code. */
  currency: string;
  /** BCP 47 tag. */
  locale: string;
}

/** Parses the text of a metric field. An empty field is null; shares are typed as percentages. */
export function parseMetric(
  name: MetricName,
  text: string,
  { currency, locale }: NumberFormatOptions,
): { value: number | null } | { issue: MetricIssue } {
  const kind = metricKinds[name];
  const parsed = parseAmount(text, { digits: kind === 'money' ? currencyFractionDigits(currency) : 2, locale });
  if ('issue' in parsed) {
    return parsed.issue === 'missing' ? { value: null } : { issue: parsed.issue };
  }
  const value = kind === 'share' ? parsed.amount / 100 : parsed.amount;
  if (value < getMinValue(name)) return { issue: 'tooSmall' };
  return value > getMaxValue(name) ? { issue: 'tooLarge' } : { value };
}

/** Formats a metric for its field. */
export function formatMetric(
  name: MetricName,
  value: number | undefined,
  { currency }: Pick<NumberFormatOptions, 'currency'>,
) {
  if (value === undefined) return '';
  const kind = metricKinds[name];
  const digits = kind === 'money' ? currencyFractionDigits(currency) : 2;
  return String(Number((kind === 'share' ? value * 100 : value).toFixed(digits)));
}
