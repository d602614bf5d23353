import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatPoints } from '../../lib/format/formatPoints';
import { classes } from '../../ui/classes';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Icon } from '../../ui/icons/Icon';
import cardStyles from '../../ui/layout/Card.module.css';
import figureStyles from '../../ui/layout/figures.module.css';
import { PageLink } from '../../ui/navigation/PageLink';
import { InfoTooltip } from '../../ui/overlays/InfoTooltip';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { StatChange, toAverageChange, toCountChange } from '../stats/StatChange';
import styles from './analytics.module.css';
import type { Period } from './analyticsUrl';
import type { DateRange } from './dateRange';
import { type FigureName, getFigureUrl, getUnit } from './figures';
import type { Analytics } from './useAnalytics';
import { useFigureText } from './useFigureText';

interface FigureGridProps {
  names: readonly FigureName[];
  analytics: Analytics;
  range: DateRange;
  period: Period;
  isCompared: boolean;
}

/**
 * The figures of the period with their formula, their change, and a link to the records. Without a series, only those
 * that the server's totals contain.
 */
export function FigureGrid({ names, analytics, range, period, isCompared }: FigureGridProps) {
  const translate = useTranslate();
  const id = useId();
  const { getName, getFormula, format } = useFigureText();
  const { figures, previousFigures, totals, isLoading, series } = analytics;
  const before = useBeforeText(period, range.days);
  const shown = series.data === null && !isLoading ? names.filter((name) => totals[name] !== undefined) : names;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{translate('analytics.figuresTitle')}</h2>
      </VisuallyHidden>
      <dl aria-busy={isLoading} className={figureStyles.figures}>
        {shown.map((name) => {
          const own = figures?.[name] ?? null;
          const value = own ?? totals[name] ?? null;
          const previous = previousFigures?.[name] ?? null;
          const isCount = getUnit(name) === 'count' || getUnit(name) === 'money';
          const change = own !== null && (isCount ? toCountChange : toAverageChange)(own, previous);
          const isServerTotal = own === null && value !== null;
          const formula = isServerTotal
            ? `${getFormula(name)} ${translate('analytics.serverTotal')}`
            : getFormula(name);
          return (
            <div key={name} className={classes(cardStyles.sheet, figureStyles.figure)}>
              <dt>
                <InfoTooltip explanation={formula} className={classes(figureStyles.name, styles.printed)}>
                  {getName(name)}
                  <Icon name="info" size={16} />
                </InfoTooltip>
              </dt>
              <dd className={figureStyles.value}>
                {isLoading ? (
                  <Skeleton width={96} height={28} />
                ) : (
                  <PageLink to={getFigureUrl(name, range)} className={styles.link}>
                    <bdi>{format(name, value)}</bdi>
                    <VisuallyHidden> {translate('analytics.open', { name: getName(name) })}</VisuallyHidden>
                  </PageLink>
                )}
              </dd>
              {isCompared && series.data !== null && (
                <dd className={figureStyles.change}>
                  {change &&
                    (name === 'redemptionRate' ? (
                      <ShareChange now={own} previous={previous} before={before} />
                    ) : (
                      <StatChange change={change} before={before} />
                    ))}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** The previous value of a rate, since the change of a percentage is ambiguous. */
function ShareChange({ now, previous, before }: { now: number | null; previous: number | null; before: string }) {
  const translate = useTranslate();
  const { format } = useFigureText();
  if (now === null || previous === null) return null;
  return <bdi>{translate('analytics.shareBefore', { share: format('redemptionRate', previous), before })}</bdi>;
}

/** Names the period before within a sentence. */
function useBeforeText(period: Period, days: number): string {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  if (period === '24h') return translate('analytics.before24h');
  return days === 1
    ? translate('analytics.beforeDay')
    : translate('analytics.before', { days: formatPoints(days, locale) });
}
