import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { toAppError } from '../../../../dataProvider/errors';
import type { StatsPeriod } from '../../../../dataProvider/statsRequests';
import { useShop } from '../../../engine/shop';
import { points } from '../../../lib/points';
import { ErrorState } from '../../../ui/ErrorState';
import { Sheet } from '../../../ui/Sheet';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './Ratings.module.css';
import { useAggregate } from './useAggregate';

/** The best first, as the server tells them. */
const stars = [5, 4, 3, 2, 1] as const;

/** How the ratings of the period are spread; each bar opens the reviews with that rating. */
export function Ratings({ period }: { period: StatsPeriod }) {
  const translate = useTranslate();
  const { locale } = useShop();
  const { data, isPending, error, isFetching, refetch } = useAggregate(period);
  const counts = data?.ratings ?? null;
  const all = (counts ?? []).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return (
    <Sheet title={translate('dashboard.ratings.title')}>
      {error && !data ? (
        <ErrorState
          title={translate('dashboard.ratings.failed')}
          error={toAppError(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <ul aria-busy={isPending} className={styles.bars}>
            {stars.map((rating, place) => {
              const count = counts?.[place] ?? null;
              return (
                <li key={rating}>
                  <Link
                    to={`/product-reviews?${new URLSearchParams({ page: '0', limit: '10', rating: String(rating) })}`}
                    className={styles.row}
                  >
                    <span aria-hidden="true" className={styles.stars}>
                      {translate('dashboard.ratings.stars', { rating })}
                    </span>
                    <span aria-hidden="true" className={styles.bar}>
                      <span
                        className={styles.part}
                        style={{ inlineSize: `${all > 0 ? ((count ?? 0) / all) * 100 : 0}%` }}
                      />
                    </span>
                    <span aria-hidden="true" className={styles.count}>
                      {isPending ? '' : points(count, locale)}
                    </span>
                    <VisuallyHidden>
                      {translate('dashboard.ratings.label', {
                        smart_count: rating,
                        rating,
                        count: points(count, locale),
                      })}
                    </VisuallyHidden>
                  </Link>
                </li>
              );
            })}
          </ul>
          <p className={styles.note}>
            {data &&
              (counts === null
                ? translate('dashboard.ratings.untold')
                : all === 0 && translate('dashboard.ratings.none'))}
          </p>
        </>
      )}
    </Sheet>
  );
}
