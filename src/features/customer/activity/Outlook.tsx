import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatShortDay } from '../../../lib/format/formatRelativeTime';
import textStyles from '../../../ui/text/text.module.css';
import { useNow } from '../../../ui/text/useNow';
import styles from './activity.module.css';
import type { Reward } from './reward';
import { useRewardLabels } from './useRewardLabels';

/** Later weeks are summed up. */
const MAX_LISTED_WEEKS = 6;

/** Lists points and vouchers that expire, by week. */
export function Outlook({ rewards }: { rewards: readonly Reward[] }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const now = useNow();
  const weeks = expiringWeeks(rewards, new Date(now));
  const laterWeeks = weeks.slice(MAX_LISTED_WEEKS);
  const { sumText } = useRewardLabels();
  return (
    <div className={styles.outlook}>
      <h3>{translate('activity.outlook.title')}</h3>
      {weeks.length === 0 ? (
        <p className={textStyles.hint}>{translate('activity.outlook.none')}</p>
      ) : (
        <>
          <ul aria-label={translate('activity.outlook.title')}>
            {weeks.slice(0, MAX_LISTED_WEEKS).map((week) => (
              <li key={week.monday.getTime()}>
                {translate('activity.outlook.week', {
                  day: formatShortDay(week.monday.getTime(), now, locale),
                  what: sumText(week),
                })}
              </li>
            ))}
            {laterWeeks.length > 0 && (
              <li>{translate('activity.outlook.later', { what: sumText(sumExpiring(laterWeeks)) })}</li>
            )}
          </ul>
          <p className={textStyles.hint}>{translate('activity.outlook.help')}</p>
        </>
      )}
    </div>
  );
}

/** Points and vouchers that expire. */
interface Expiring {
  points: number;
  vouchers: number;
}

/** A week that starts on Monday, local time. */
interface ExpiringWeek extends Expiring {
  monday: Date;
}

type ExpiringReward = Pick<Reward, 'type' | 'status' | 'amount' | 'expiresAt'>;

/** Groups approved points and vouchers by the week of their expiry, soonest first. Omits weeks without any. */
export function expiringWeeks(rewards: readonly ExpiringReward[], now: Date): ExpiringWeek[] {
  const weeks = new Map<number, ExpiringWeek>();
  for (const { type, status, amount, expiresAt } of rewards) {
    const at = Date.parse(expiresAt ?? '');
    const points = type === 'points' ? (amount ?? 0) : 0;
    const vouchers = type === 'coupon_code' ? 1 : 0;
    // Deducted points can't expire.
    if (status !== 'approved' || !(at > now.getTime()) || (points <= 0 && vouchers === 0)) continue;
    const monday = startOfISOWeek(at);
    const week = weeks.get(monday.getTime()) ?? { monday, points: 0, vouchers: 0 };
    weeks.set(monday.getTime(), { monday, points: week.points + points, vouchers: week.vouchers + vouchers });
  }
  return [...weeks.values()].sort((a, b) => a.monday.getTime() - b.monday.getTime());
}

/** Sums up several weeks. */
export function sumExpiring(weeks: readonly Expiring[]): Expiring {
  return {
    points: weeks.reduce((sum, week) => sum + week.points, 0),
    vouchers: weeks.reduce((sum, week) => sum + week.vouchers, 0),
  };
}
