import { useTranslate } from 'ra-core';
import { Suspense, useId } from 'react';
import type { Interval } from '../../../dataProvider/methods/stats';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatPoints } from '../../lib/format/formatPoints';
import { CHART_HEIGHT_PX } from '../../ui/chart/chart';
import { classes } from '../../ui/classes';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Icon } from '../../ui/icons/Icon';
import { Card } from '../../ui/layout/Card';
import cardStyles from '../../ui/layout/Card.module.css';
import figureStyles from '../../ui/layout/figures.module.css';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { PageLink } from '../../ui/navigation/PageLink';
import { InfoTooltip } from '../../ui/overlays/InfoTooltip';
import textStyles from '../../ui/text/text.module.css';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { StatChange, toAverageChange, toCountChange } from '../stats/StatChange';
import styles from './analytics.module.css';
import type { Period } from './analyticsUrl';
import type { DateRange } from './dateRange';
import { type FigureName, findMissingMetrics, getFigureUrl, getUnit } from './figures';
import type { TabContent } from './tabContents';
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
      <dl aria-busy={isLoading} className={classes(figureStyles.figures, shown.length > 4 && styles.fourInRow)}>
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

const AnalyticsChart = lazyPart(() => import('./AnalyticsChart'));

interface SeriesCardsProps {
  charts: TabContent['charts'];
  analytics: Analytics;
  interval: Interval;
}

/** The charts of a tab. Renders nothing without a series, and no line for a metric that isn't reported. */
export function SeriesCards({ charts, analytics, interval }: SeriesCardsProps) {
  const translate = useTranslate();
  const { series, previous } = analytics;
  const points = series.data;
  if (points === null) return null;
  return charts.map(({ name, metrics }) => {
    const { unreported } = findMissingMetrics(points ?? [], metrics);
    const reported = metrics.filter((metric) => !unreported.includes(metric));
    const isEmpty = points?.every((point) => reported.every((metric) => !point[metric])) ?? false;
    const title = translate(`analytics.charts.${name}`);
    const skeleton = (
      <Card key={name} title={title} action={<span className={styles.skeletonMenu} />}>
        <div aria-busy="true">
          <Skeleton height={CHART_HEIGHT_PX} />
        </div>
      </Card>
    );
    if (!points) return skeleton;
    if (reported.length > 0 && !isEmpty) {
      return (
        <Suspense key={name} fallback={skeleton}>
          <AnalyticsChart
            name={name}
            metrics={reported}
            points={points}
            previous={previous.data ?? null}
            interval={interval}
          />
        </Suspense>
      );
    }
    const empty = points.length === 0 ? 'analytics.noSteps' : 'analytics.empty';
    return (
      <Card key={name} title={title}>
        <p className={textStyles.second}>{translate(reported.length === 0 ? 'analytics.noValues' : empty)}</p>
      </Card>
    );
  });
}
