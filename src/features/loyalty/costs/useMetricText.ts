import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatExactShare } from '../../../lib/format/formatExactShare';
import { formatAndList } from '../../../lib/format/formatList';
import { formatMoney } from '../../../lib/format/formatMoney';
import { formatPoints } from '../../../lib/format/formatPoints';
import { type MetricKind, type MetricName, roundMetric } from './metrics';

/** Formats metrics and their names. Needs the `costs` messages. */
export function useMetricText() {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  return {
    /** Formats a value with its unit, unless the name of the metric includes it. */
    value(kind: MetricKind, value: number): string {
      if (kind === 'money') return formatMoney(value, currency, locale);
      if (kind === 'share') return formatExactShare(value, locale);
      return formatPoints(roundMetric(kind, value, currency), locale);
    },
    /** Formats a number of points, such as '250 points'. */
    points(value: number): string {
      const rounded = Math.round(value);
      return translate('ui.points', { smart_count: rounded, points: formatPoints(rounded, locale) });
    },
    /** Formats a difference of shares, such as '0.7 percentage points'. */
    percentagePoints(difference: number): string {
      const rounded = Math.round(difference * 1000) / 10;
      return translate('costs.change.percentagePoints', {
        smart_count: rounded,
        number: formatPoints(rounded, locale),
      });
    },
    name: (name: MetricName): string => translate(`costs.names.${name}`, { currency }),
    /** Formats a list of metric names. */
    names: (names: readonly MetricName[]): string =>
      formatAndList(
        names.map((name) => translate(`costs.names.${name}`, { currency })),
        locale,
      ),
  };
}
