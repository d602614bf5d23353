import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import type { StatsPeriod } from '../../../../dataProvider/statsRequests';
import { useShop } from '../../../engine/shop';
import { points } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { classes } from '../../../ui/classes';
import { ErrorState } from '../../../ui/ErrorState';
import { Skeleton } from '../../../ui/Skeleton';
import sheets from '../../../ui/sheet.module.css';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { type Change, changeOfAverage, changeOfCount } from './change';
import { FigureChange } from './FigureChange';
import styles from './Figures.module.css';
import { useAggregate } from './useAggregate';
import type { FiguresBefore } from './useFiguresBefore';

interface Figure {
  name: string;
  value: number | null;
  change: Change | null;
}

interface FiguresProps {
  period: StatsPeriod;
  before: FiguresBefore;
  /** The provider tells of the past, as far as is known: room is kept for the changes. */
  isCompared: boolean;
}

/** The four figures of the period, each with its change where it is known. */
export function Figures({ period, before, isCompared }: FiguresProps) {
  const translate = useTranslate();
  const id = useId();
  const { locale } = useShop();
  const { data, isPending, error, isFetching, refetch } = useAggregate(period);
  if (error && !data) {
    return (
      <div className={sheets.sheet}>
        <ErrorState
          title={translate('dashboard.figures.failed')}
          error={toAppError(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  const ratings = data?.totalRatings ?? null;
  // Of no ratings there is no average, whatever stands in its place.
  const average = ratings === 0 ? null : (data?.averageRating ?? null);
  const past = before.data;
  const figures: readonly Figure[] = [
    count('earned', data?.pointsEarned, past?.pointsEarned),
    count('spent', data?.pointsSpent, past?.pointsSpent),
    count('reviews', ratings, past?.reviews),
    { name: 'rating', value: average, change: changeOfAverage(average, past?.averageRating ?? null) },
  ];
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{translate(`dashboard.period.full.${period}`)}</h2>
      </VisuallyHidden>
      <dl aria-busy={isPending} className={styles.figures}>
        {figures.map(({ name, value, change }) => (
          <div key={name} className={classes(sheets.sheet, styles.figure)}>
            <dt className={styles.name}>{translate(`dashboard.figures.${name}`)}</dt>
            <dd className={styles.value}>{isPending ? <Skeleton width={96} height={28} /> : points(value, locale)}</dd>
            {isCompared && (
              <dd className={styles.change}>{change && <FigureChange change={change} period={period} />}</dd>
            )}
          </div>
        ))}
      </dl>
      {before.error && (
        <p className={styles.note} role="status">
          {translate('dashboard.figures.compareFailed', { before: translate(`dashboard.period.before.${period}`) })}{' '}
          <Button size="small" kind="quiet" busy={before.isFetching} onClick={() => void before.refetch()}>
            {translate('ui.retry')}
          </Button>
        </p>
      )}
    </section>
  );
}

function count(name: string, now: number | null | undefined, before: number | null | undefined): Figure {
  return { name, value: now ?? null, change: changeOfCount(now ?? null, before ?? null) };
}
