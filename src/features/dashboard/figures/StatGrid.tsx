import { useTranslate } from 'ra-core';
import type { StatsPeriod } from '../../../../dataProvider/methods/statsRequests';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { formatRating } from '../../../lib/format/formatRating';
import { Button } from '../../../ui/buttons/Button';
import cardStyles from '../../../ui/layout/Card.module.css';
import figureStyles from '../../../ui/layout/figures.module.css';
import { type MetricChange, StatChange, toAverageChange, toCountChange } from '../../stats/StatChange';
import { useAggregate } from '../../stats/useStats';
import { FigureCard } from './FigureCard';
import styles from './FigureCard.module.css';
import { PERIOD_START_ID, type PreviousStats } from './usePreviousStats';

interface Figure {
  name: string;
  value: number | null;
  change: MetricChange | null;
}

interface StatGridProps {
  period: StatsPeriod;
  previousStats: PreviousStats;
  /** Reserves space for changes. False if the provider has no history. */
  isCompared: boolean;
}

/** The four statistics of the period with their changes. */
export function StatGrid({ period, previousStats, isCompared }: StatGridProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const query = useAggregate(period);
  const { data, isPending, error } = query;
  if (error && !data) {
    return (
      <div className={cardStyles.sheet}>
        <ReadFailure title={translate('dashboard.figures.failed')} read={query} />
      </div>
    );
  }
  const ratings = data?.totalRatings ?? null;
  // Without ratings there is no average, even if the API returns one.
  const average = ratings === 0 ? null : (data?.averageRating ?? null);
  const previous = previousStats.data;
  const figures: readonly Figure[] = [
    toCountFigure('earned', data?.pointsEarned, previous?.pointsEarned),
    toCountFigure('spent', data?.pointsSpent, previous?.pointsSpent),
    toCountFigure('reviews', ratings, previous?.reviews),
    { name: 'rating', value: average, change: toAverageChange(average, previous?.averageRating ?? null) },
  ];
  return (
    <section aria-labelledby={PERIOD_START_ID}>
      <dl aria-busy={isPending} className={figureStyles.figures}>
        {figures.map(({ name, value, change }) => (
          <FigureCard
            key={name}
            name={translate(`dashboard.figures.${name}`)}
            value={isPending ? null : (name === 'rating' ? formatRating : formatPoints)(value, locale)}
            note={
              isCompared &&
              (change ? <StatChange change={change} before={translate(`dashboard.period.before.${period}`)} /> : null)
            }
          />
        ))}
      </dl>
      {previousStats.error && (
        <p className={styles.failed} role="status">
          {translate('dashboard.figures.compareFailed', { before: translate(`dashboard.period.before.${period}`) })}{' '}
          <Button
            size="small"
            kind="quiet"
            busy={previousStats.isFetching}
            onClick={() => void previousStats.refetch()}
          >
            {translate('ui.retry')}
          </Button>
        </p>
      )}
    </section>
  );
}

function toCountFigure(name: string, now: number | null | undefined, before: number | null | undefined): Figure {
  return { name, value: now ?? null, change: toCountChange(now ?? null, before ?? null) };
}
