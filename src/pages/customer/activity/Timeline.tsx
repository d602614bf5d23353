import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useState } from 'react';
import { useShop } from '../../../engine/shop';
import { byLocale } from '../../../lib/byLocale';
import { points as pointsText } from '../../../lib/points';
import { Button } from '../../../ui/Button';
import { chartHeight, TimeChart } from '../../../ui/chart/TimeChart';
import { Sheet } from '../../../ui/Sheet';
import { Skeleton } from '../../../ui/Skeleton';
import type { Customer } from '../customer';
import sheets from '../sheets.module.css';
import { ExplainDialog } from './ExplainDialog';
import type { Reward } from './reward';
import styles from './Timeline.module.css';
import { useBalancePoints } from './useBalancePoints';

const days = byLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));

interface TimelineProps {
  customer: Customer;
  /** The newest first, as the balances were counted from them. */
  rewards: readonly Reward[];
  /** The points after each reward, by its id; empty where they are not known. */
  balances: ReadonlyMap<string, number>;
  /** The points of today. */
  balance: number | null;
}

/** The points over time with all that moved them, and a text that says how they came about. */
export function Timeline({ customer, rewards, balances, balance }: TimelineProps) {
  const translate = useTranslate();
  const [isExplaining, setExplaining] = useState(false);
  const isKnown = balances.size > 0 && balance !== null;
  return (
    <Sheet
      title={translate('activity.timeline.title')}
      action={
        isKnown && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setExplaining(true)}>
            {translate('activity.explain.open')}
          </Button>
        )
      }
    >
      {isKnown ? (
        <BalanceChart rewards={rewards} balances={balances} />
      ) : (
        <p className={sheets.quiet}>{translate('activity.timeline.unknown')}</p>
      )}
      {isKnown && isExplaining && (
        <ExplainDialog customer={customer} rewards={rewards} balance={balance} onClose={() => setExplaining(false)} />
      )}
    </Sheet>
  );
}

function BalanceChart({ rewards, balances }: Pick<TimelineProps, 'rewards' | 'balances'>) {
  const translate = useTranslate();
  const { locale } = useShop();
  const points = useBalancePoints(rewards, balances);
  const series = useMemo(
    () => [{ name: translate('activity.columns.balance'), look: 'stepArea', tone: 'accent' } as const],
    [translate],
  );
  const tickText = useCallback((value: number) => pointsText(value, locale), [locale]);
  const first = points[1];
  if (!first) return <p className={sheets.quiet}>{translate('activity.timeline.undated')}</p>;

  const known = points.flatMap(({ values: [value] }) => value ?? []);
  const summary = translate('activity.timeline.summary', {
    least: pointsText(Math.min(...known), locale),
    most: pointsText(Math.max(...known), locale),
    day: days(locale).format(first.at),
  });
  return (
    <TimeChart
      label={translate('activity.timeline.title')}
      summary={summary}
      series={series}
      points={points}
      locale={locale}
      tickText={tickText}
      valueText={(value) =>
        translate('activity.outlook.points', { smart_count: Math.abs(value), points: pointsText(value, locale) })
      }
    />
  );
}

/** The room that the points over time will take. */
export function TimelineSkeleton() {
  const translate = useTranslate();
  return (
    <Sheet title={translate('activity.timeline.title')} action={<span className={styles.skeletonAction} />}>
      <div aria-hidden="true" className={styles.skeleton}>
        <span className={styles.skeletonHead}>
          <Skeleton width="40%" height={14} />
        </span>
        <Skeleton width="100%" height={chartHeight} />
      </div>
    </Sheet>
  );
}
