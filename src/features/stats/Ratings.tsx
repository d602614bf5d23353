import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StatsPeriod } from '../../../dataProvider/methods/statsRequests';
import { ReadFailure } from '../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatPoints } from '../../lib/format/formatPoints';
import meterStyles from '../../ui/chart/meter.module.css';
import { Card } from '../../ui/layout/Card';
import textStyles from '../../ui/text/text.module.css';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import styles from './Ratings.module.css';
import { useAggregate } from './useStats';

/** Best first, in the order of the API response. */
const stars = [5, 4, 3, 2, 1] as const;

/**
 * Distribution of ratings in the period. Bars link to all reviews with that rating, since the list can't be filtered by
 * date. Needs the messages of the `dashboard` area.
 * @param note shown at the end of the title row
 */
export function Ratings({ period, note }: { period: StatsPeriod; note?: ReactNode }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const query = useAggregate(period);
  const { data, isPending, error } = query;
  const counts = data?.ratings ?? null;
  const total = (counts ?? []).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return (
    <Card title={translate('dashboard.ratings.title')} action={note}>
      {error && !data ? (
        <ReadFailure title={translate('dashboard.ratings.failed')} read={query} />
      ) : (
        <>
          <ul aria-busy={isPending} className={styles.bars}>
            {stars.map((rating, index) => {
              const count = counts?.[index] ?? null;
              return (
                <li key={rating}>
                  <Link to={`/product-reviews?page=0&limit=10&rating=${rating}`} className={styles.row}>
                    <span aria-hidden="true" className={textStyles.oneLine}>
                      {translate('dashboard.ratings.stars', { rating })}
                    </span>
                    <span aria-hidden="true" className={meterStyles.bar}>
                      <span
                        className={styles.fill}
                        style={{ inlineSize: `${total > 0 ? ((count ?? 0) / total) * 100 : 0}%` }}
                      />
                    </span>
                    <span aria-hidden="true" className={styles.count}>
                      {isPending ? '' : formatPoints(count, locale)}
                    </span>
                    <VisuallyHidden>
                      {translate('dashboard.ratings.label', {
                        smart_count: rating,
                        rating,
                        count: formatPoints(count, locale),
                      })}
                    </VisuallyHidden>
                  </Link>
                </li>
              );
            })}
          </ul>
          <p className={styles.note}>
            {data && translate(`dashboard.ratings.${(counts && (total > 0 ? 'allTime' : 'none')) ?? 'untold'}`)}
          </p>
        </>
      )}
    </Card>
  );
}
