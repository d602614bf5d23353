import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { reviews } from '../../../resources/reviews';
import {
  type HiddenShare,
  type HiddenShares,
  isBiased,
  ratingGroups,
  readHiddenShares,
} from '../../engine/records/hiddenShare';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatExactShare } from '../../lib/format/formatExactShare';
import { formatPoints } from '../../lib/format/formatPoints';
import meterStyles from '../../ui/chart/meter.module.css';
import { classes } from '../../ui/classes';
import { Banner } from '../../ui/feedback/Banner';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Card } from '../../ui/layout/Card';
import { PageLink } from '../../ui/navigation/PageLink';
import textStyles from '../../ui/text/text.module.css';
import styles from './analytics.module.css';
import { buildListUrl } from './figures';
import { TotalsError } from './ListTotals';

/** Meters of the negative and the positive reviews that are hidden, with a warning if they differ much. */
export function FairModeration() {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const query = useQuery({
    // Keyed as reviews, so it is read again with them.
    queryKey: [reviews.name, 'getList', 'hiddenShares'],
    queryFn: () => readHiddenShares(dataProvider, reviews),
  });
  const { data } = query;
  return (
    <Card title={translate('analytics.fair.title')} action={<HiddenReportLink />}>
      <TotalsError queries={[query]} />
      <div className={styles.meters}>
        <Meter name="negative" share={data?.negative} />
        <Meter name="positive" share={data?.positive} />
      </div>
      {data && isBiased(data) && (
        <Banner tone="waiting" title={translate('analytics.fair.biased')}>
          {translate('analytics.fair.biasedText')}
        </Banner>
      )}
      <p className={textStyles.hint}>{translate('analytics.fair.note')}</p>
    </Card>
  );
}

/** Not shown on the report itself. */
function HiddenReportLink() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  if (pathname.endsWith('/hidden')) return null;
  return <PageLink to="/analytics/hidden">{translate('list.export.hidden')}</PageLink>;
}

function Meter({ name, share }: { name: keyof HiddenShares; share: HiddenShare | undefined }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const label = translate(`analytics.fair.${name}`);
  if (!share) return <Skeleton width="100%" height={52} />;
  // 10 of 2,659 aren't none.
  const percent = formatExactShare(share.share, locale);
  const text = translate('analytics.fair.hidden', {
    share: percent,
    hidden: formatPoints(share.hidden, locale),
    total: formatPoints(share.total, locale),
  });
  return (
    <div>
      <div className={styles.head}>
        <PageLink to={buildListUrl(reviews.name, { rating: ratingGroups[name], status: 'pending' })}>{label}</PageLink>
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
