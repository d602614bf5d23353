import '../../../../i18n/en/areas/activity';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { ReadFailure } from '../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints as pointsText } from '../../../lib/format/formatPoints';
import { formatExactTime } from '../../../lib/format/formatRelativeTime';
import { byRegion } from '../../../lib/format/locale';
import { Button } from '../../../ui/buttons/Button';
import { useAsyncAction } from '../../../ui/buttons/useAsyncAction';
import { CHART_HEIGHT_PX, type ChartPoint } from '../../../ui/chart/chart';
import { TimeChart } from '../../../ui/chart/TimeChart';
import { Banner } from '../../../ui/feedback/Banner';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import flowStyles from '../../../ui/layout/flow.module.css';
import textStyles from '../../../ui/text/text.module.css';
import type { Customer } from '../customer';
import styles from './activity.module.css';
import { BalanceMessage } from './BalanceMessage';
import { Ledger } from './Ledger';
import { buildTimeline } from './ledger';
import { Outlook } from './Outlook';
import type { Reward } from './reward';
import { useLedgerPage } from './useLedgerPage';
import { type RewardHistory, useRewardHistory } from './useRewardHistory';
import { useRewardLabels } from './useRewardLabels';

/** Reward ledger and balance chart of a customer. */
export default function Activity({ customer }: { customer: Customer }) {
  const translate = useTranslate();
  const [showsOffset, setShowsOffset] = useState(false);
  const read = useRewardHistory(customer, showsOffset);
  const ledger = useLedgerPage(customer._id);
  useOlderBalances(read, ledger);
  return (
    <>
      <Card title={translate('activity.title')}>
        <Ledger
          customerId={customer._id}
          ledger={ledger}
          balances={read.isPending ? null : read.balances}
          offset={{ ids: read.offsetIds, isShown: showsOffset, show: setShowsOffset }}
        />
      </Card>
      <Timeline customer={customer} read={read} />
    </>
  );
}

/** Loads older rewards while the page of the unfiltered ledger shows some, since its balances follow from all newer ones. */
function useOlderBalances(
  { history, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: ReturnType<typeof useRewardHistory>,
  { filter, page, limit, data, total }: ReturnType<typeof useLedgerPage>,
): void {
  const shownCount = Math.min((page + 1) * limit, total ?? page * limit + (data?.length ?? 0));
  const isFiltered = filter.type !== '' || filter.status !== '';
  const isNeeded = history !== null && !isFiltered && history.rewards.length + history.leftOut < shownCount;
  const canLoad = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isNeeded && canLoad) void fetchNextPage();
  }, [isNeeded, canLoad, fetchNextPage]);
}

const dateFormats = byRegion((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));

interface TimelineProps {
  customer: Customer;
  read: ReturnType<typeof useRewardHistory>;
}

/** Balance chart with the rewards that changed it, what expires, and a text that explains the balance. */
function Timeline({ customer, read }: TimelineProps) {
  const translate = useTranslate();
  const [isExplaining, setExplaining] = useState(false);
  const { isPending, run: explain } = useAsyncAction(async () => {
    // The message goes to the customer, so it must not be based on cached values. If they can't be read, the card says so.
    const { isSuccess } = await read.refetch();
    if (isSuccess) setExplaining(true);
  });
  const { history, shown, balances, error } = read;
  if (history && shown.length + history.leftOut === 0 && !read.hasNextPage) return null;
  const balance = balances.size > 0 ? (history?.balance ?? null) : null;
  const explainButton = balance !== null && (
    <Button size="small" aria-haspopup="dialog" busy={isPending} onClick={explain}>
      {translate('activity.explain.open')}
    </Button>
  );
  return (
    <Card
      title={translate('activity.timeline.title')}
      action={history || error ? explainButton : <span className={styles.skeletonAction} />}
    >
      <ReadFailure title={translate('activity.timeline.failed')} read={{ ...read, data: history }} />
      {!error && !history && <TimelineSkeleton />}
      {history && (
        <>
          {balance === null ? (
            <p className={textStyles.second}>{translate('activity.timeline.unknown')}</p>
          ) : (
            <BalanceChart rewards={shown} balances={balances} />
          )}
          <Outlook rewards={shown} />
          <LoadedPart read={read} history={history} />
        </>
      )}
      {history && balance !== null && isExplaining && (
        <BalanceMessage explained={{ customer, rewards: shown, balance }} onClose={() => setExplaining(false)} />
      )}
    </Card>
  );
}

interface LoadedPartProps {
  read: TimelineProps['read'];
  history: RewardHistory;
}

/** Says that the chart and the list above it show only the newest rewards, and loads older ones. */
function LoadedPart({ read, history }: LoadedPartProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  if (!read.hasNextPage) return null;
  const shown = history.rewards.length + history.leftOut;
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" busy={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {translate('activity.older')}
        </Button>
      }
    >
      {history.total === null
        ? translate('activity.cutUnknown', { shown: pointsText(shown, locale) })
        : translate('activity.cut', { shown: pointsText(shown, locale), total: pointsText(history.total, locale) })}
    </Banner>
  );
}

interface BalanceChartProps {
  /** Sorted newest first. */
  rewards: readonly Reward[];
  /** Balance after each reward, by ID. */
  balances: ReadonlyMap<string, number>;
}

function BalanceChart({ rewards, balances }: BalanceChartProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const points = useBalancePoints(rewards, balances);
  const series = useMemo(
    () => [{ name: translate('activity.columns.balance'), variant: 'stepArea', tone: 'accent' } as const],
    [translate],
  );
  const tickText = useCallback((value: number) => pointsText(value, locale), [locale]);
  const first = points[1];
  if (!first) return <p className={textStyles.second}>{translate('activity.timeline.undated')}</p>;

  const knownValues = points.flatMap(({ values: [value] }) => value ?? []);
  const summary = translate('activity.timeline.range', {
    least: pointsText(Math.min(...knownValues), locale),
    most: pointsText(Math.max(...knownValues), locale),
    day: dateFormats(locale).format(first.at),
  });
  return (
    <TimeChart
      label={translate('activity.timeline.title')}
      summary={summary}
      series={series}
      points={points}
      locale={locale}
      tickText={tickText}
      valueText={(value) => translate('ui.points', { smart_count: Math.abs(value), points: pointsText(value, locale) })}
    />
  );
}

/** Skeleton with the height of the chart. */
function TimelineSkeleton() {
  return (
    <div aria-hidden="true" className={flowStyles.stack3}>
      <span className={styles.skeletonHead}>
        <Skeleton width="40%" height={14} />
      </span>
      <Skeleton width="100%" height={CHART_HEIGHT_PX} />
    </div>
  );
}

/** Share of the time axis left empty before the first reward. */
const LEADING_SPACE_RATIO = 0.02;

/** Chart points from before the first reward until now. Empty if the balances are unknown. */
function useBalancePoints(rewards: readonly Reward[], balances: ReadonlyMap<string, number>): readonly ChartPoint[] {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { summaryText } = useRewardLabels();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `translate` changes with the locale
  return useMemo(() => {
    const timeline = buildTimeline(rewards, balances);
    const first = timeline?.moments[0];
    const last = timeline?.moments.at(-1);
    if (!timeline || !first || !last) return [];
    // Not kept up to date; the difference isn't visible in the chart.
    const now = getServerTime();
    const span = Math.max(now - first.at, last.at - first.at, 60_000);
    const points: ChartPoint[] = timeline.moments.map(({ at, balance, lines }) => ({
      at,
      title: formatExactTime(at, locale) ?? '',
      values: [balance],
      notes: lines.map(summaryText),
    }));
    points.unshift({
      at: first.at - span * LEADING_SPACE_RATIO,
      title: translate('activity.timeline.before'),
      values: [timeline.before],
    });
    if (now > last.at) points.push({ at: now, title: translate('activity.timeline.now'), values: [last.balance] });
    return points;
  }, [rewards, balances, locale, translate]);
}
