import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { CurrentPlan, Usage } from '../../../dataProvider/methods/billing';
import type { StatusTone } from '../../../resources/field';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import { formatDay } from '../../lib/format/formatDay';
import { formatShare } from '../../lib/format/formatPercent';
import { formatPoints } from '../../lib/format/formatPoints';
import { StatusBadge } from '../../ui/badges/StatusBadge';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { Card } from '../../ui/layout/Card';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import textStyles from '../../ui/text/text.module.css';
import { useNow } from '../../ui/text/useNow';
import styles from './billing.module.css';
import { usePrice } from './usePrice';

interface UsageCardProps {
  usage: readonly Usage[];
  plan: CurrentPlan | null;
}

/** Usage of the current period: a meter per metric, its forecast, and what stops at the limit. */
export function UsageCard({ usage, plan }: UsageCardProps) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const getMetricName = useMetricName();
  const now = useNow();
  return (
    <Card title={translate('billing.usage.title')}>
      {usage.length === 0 ? (
        <p className={textStyles.second}>{translate('billing.empty')}</p>
      ) : (
        <ul className={styles.meters}>
          {usage.map((item) => {
            const forecast = forecastUsage(item, plan, now);
            return (
              <li key={item.metric}>
                <UsageMeter usage={item} name={getMetricName(item.metric)} />
                {forecast !== null && plan?.renewsAt && (
                  <p className={textStyles.note}>
                    {translate('billing.usage.forecast', {
                      count: formatPoints(forecast, locale),
                      date: formatDay(plan.renewsAt, locale),
                    })}
                  </p>
                )}
                {item.limit !== null && (
                  <p className={textStyles.note}>
                    <bdi>{item.atLimit ?? translate('billing.usage.atLimitUnknown')}</bdi>
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p className={textStyles.second}>{translate('billing.usage.console')}</p>
    </Card>
  );
}

const tones: Readonly<Record<'near' | 'reached' | 'exceeded', StatusTone>> = {
  near: 'waiting',
  reached: 'waiting',
  exceeded: 'refused',
};

/** Used amount of one metric, and its share of the limit if there is one. */
function UsageMeter({ usage, name }: { usage: Usage; name: string }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { used, limit } = usage;
  const level = getUsageLevel(usage);
  const text =
    limit === null
      ? translate('billing.usage.unlimited', { used: formatPoints(used, locale) })
      : translate('billing.usage.of', { used: formatPoints(used, locale), limit: formatPoints(limit, locale) });
  return (
    <>
      <div className={styles.meterHead}>
        <p className={textStyles.medium}>
          <bdi>{name}</bdi>
        </p>
        {level !== 'unlimited' && level !== 'fine' && (
          <StatusBadge tone={tones[level]}>{translate(`billing.usage.level.${level}`)}</StatusBadge>
        )}
        <p className={styles.number}>
          {text}
          {used !== null && limit !== null && limit > 0 && ` (${formatShare(used / limit, locale)})`}
        </p>
      </div>
      {used !== null && limit !== null && limit > 0 && (
        <div className={styles.meter} data-level={level}>
          <ProgressBar
            bare
            value={Math.min(used, limit)}
            max={limit}
            label={translate('ui.fieldText', { field: name, text })}
          />
        </div>
      )}
    </>
  );
}

/** Returns the name of a metric. An unknown metric keeps the server's name. */
export function useMetricName(): (metric: string) => string {
  const translate = useTranslate();
  return useCallback((metric) => translate(`billing.metrics.${metric}`, { _: metric }), [translate]);
}

// Levels and forecasts of metered usage.

/** Share of a limit above which a meter warns. */
const WARNING_SHARE = 0.8;
const DAY_MS = 86_400_000;

/** `unlimited` also if the usage or the limit isn't reported. */
type UsageLevel = 'unlimited' | 'fine' | 'near' | 'reached' | 'exceeded';

/** Compares usage with its limit. */
export function getUsageLevel({ used, limit }: Pick<Usage, 'used' | 'limit'>): UsageLevel {
  if (used === null || limit === null) return 'unlimited';
  if (used > limit) return 'exceeded';
  if (used === limit) return 'reached';
  return used > limit * WARNING_SHARE ? 'near' : 'fine';
}

/** Metrics that start at zero in each period. Others, such as customers, are stocks without a forecast. */
const periodicMetrics: ReadonlySet<string> = new Set(['orders', 'emails', 'messages']);

/**
 * Extrapolates the usage to the end of a monthly period, at the pace so far.
 * @param now milliseconds
 * @returns null if the period is unknown or in its first day, or the metric doesn't start at zero in each period
 */
export function forecastUsage({ metric, used }: Usage, plan: CurrentPlan | null, now: number): number | null {
  if (used === null || !plan?.renewsAt || plan.interval !== 'month' || !periodicMetrics.has(metric)) return null;
  const end = new Date(plan.renewsAt);
  const start = new Date(end);
  start.setUTCMonth(start.getUTCMonth() - 1);
  // A day that the month before doesn't have, such as the 31st, overflows into the month of the end.
  if (start.getUTCMonth() === end.getUTCMonth()) start.setUTCDate(0);
  const elapsed = now - start.getTime();
  if (elapsed < DAY_MS || now >= end.getTime()) return null;
  return Math.round((used * (end.getTime() - start.getTime())) / elapsed);
}

/**
 * Plan of the store with price and renewal.
 * @param plan null if the server doesn't report it; the name is then the one in the settings
 */
export function PlanCard({ plan }: { plan: CurrentPlan | null }) {
  const translate = useTranslate();
  const formatPrice = usePrice();
  const { settings, locale } = useCurrentSite();
  const name = (plan?.name ?? settings.planName)?.trim() || EMPTY_PLACEHOLDER;
  return (
    <Card title={translate('billing.plan.title')}>
      <div className={styles.plan}>
        <p className={styles.planName}>
          <bdi>{name}</bdi>
        </p>
        {plan && plan.price !== null && <p className={styles.number}>{formatPrice(plan)}</p>}
      </div>
      {plan?.renewsAt && <p>{translate('billing.plan.renews', { date: formatDay(plan.renewsAt, locale) })}</p>}
      <p className={textStyles.second}>{translate('billing.plan.cancel')}</p>
      <p>
        <ButtonLink size="small" to="/contact">
          {translate('billing.plan.contact')}
        </ButtonLink>
      </p>
    </Card>
  );
}
