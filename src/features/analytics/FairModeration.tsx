import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { reviews } from '../../../resources/reviews';
import { countQuery } from '../../engine/listState/listQuery';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatShare } from '../../lib/format/formatPercent';
import { formatPoints } from '../../lib/format/formatPoints';
import meterStyles from '../../ui/chart/meter.module.css';
import { classes } from '../../ui/classes';
import { Banner } from '../../ui/feedback/Banner';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Card } from '../../ui/layout/Card';
import { PageLink } from '../../ui/navigation/PageLink';
import textStyles from '../../ui/text/text.module.css';
import styles from './analytics.module.css';
import { buildListUrl, getHiddenShare, type HiddenShare, isBiased } from './figures';
import { TotalsError } from './ListTotals';

/** Ratings of each group, in the order of the filter's choices. Three stars are neither negative nor positive. */
const groups = { negative: '2,1', positive: '5,4' } as const;

/** Meters of the negative and the positive reviews that are hidden, with a warning if they differ much. */
export function FairModeration() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueries({
    queries: Object.values(groups).flatMap((rating) => [
      countQuery(dataProvider, reviews, { rating }),
      countQuery(dataProvider, reviews, { rating, status: 'approved' }),
    ]),
  });
  const [allNegative, publishedNegative, allPositive, publishedPositive] = queries.map(({ data }) => data?.total);
  const negative = getHiddenShare(allNegative, publishedNegative);
  const positive = getHiddenShare(allPositive, publishedPositive);
  return (
    <Card title={translate('analytics.fair.title')}>
      <TotalsError queries={queries} />
      <div className={styles.meters}>
        <Meter name="negative" share={negative} />
        <Meter name="positive" share={positive} />
      </div>
      {negative && positive && isBiased(negative, positive) && (
        <Banner tone="waiting" title={translate('analytics.fair.biased')}>
          {translate('analytics.fair.biasedText')}
        </Banner>
      )}
      <p className={textStyles.hint}>{translate('analytics.fair.note')}</p>
    </Card>
  );
}

function Meter({ name, share }: { name: keyof typeof groups; share: HiddenShare | null }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const label = translate(`analytics.fair.${name}`);
  if (!share) return <Skeleton width="100%" height={52} />;
  const percent = formatShare(share.share, locale);
  const text = translate('analytics.fair.hidden', {
    share: percent,
    hidden: formatPoints(share.hidden, locale),
    total: formatPoints(share.total, locale),
  });
  return (
    <div>
      <div className={styles.head}>
        <PageLink to={buildListUrl(reviews.name, { rating: groups[name], status: 'pending' })}>{label}</PageLink>
        <span className={styles.value}>{text}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers color a <meter> by rules of their own */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share.share * 100)}
        aria-valuetext={text}
        className={meterStyles.bar}
      >
        <span
          className={classes(meterStyles.fill, name === 'negative' && styles.negative)}
          style={{ inlineSize: `${share.share * 100}%` }}
        />
      </div>
    </div>
  );
}
