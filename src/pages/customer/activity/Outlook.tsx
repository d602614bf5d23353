import { useTranslate } from 'ra-core';
import { useShop } from '../../../engine/shop';
import { byLocale } from '../../../lib/byLocale';
import { points } from '../../../lib/points';
import { shortDay } from '../../../lib/relativeTime';
import { useNow } from '../../../ui/useNow';
import styles from './Ledger.module.css';
import { type Expiring, expiringWeeks, inAll } from './outlook';
import type { Reward } from './reward';

/** Weeks that are told one by one. */
const near = 6;

const lists = byLocale((tag) => new Intl.ListFormat(tag, { type: 'unit', style: 'short' }));

/** In which week how much of what a customer was given expires. */
export function Outlook({ rewards }: { rewards: readonly Reward[] }) {
  const translate = useTranslate();
  const { locale } = useShop();
  const now = useNow();
  const weeks = expiringWeeks(rewards, new Date(now));
  const later = weeks.slice(near);
  const what = (one: Expiring) =>
    lists(locale).format([
      ...(one.points > 0
        ? [translate('activity.outlook.points', { smart_count: one.points, points: points(one.points, locale) })]
        : []),
      ...(one.vouchers > 0
        ? [
            translate('activity.outlook.vouchers', {
              smart_count: one.vouchers,
              vouchers: points(one.vouchers, locale),
            }),
          ]
        : []),
    ]);
  return (
    <div className={styles.outlook}>
      <h3>{translate('activity.outlook.title')}</h3>
      {weeks.length === 0 ? (
        <p className={styles.help}>{translate('activity.outlook.none')}</p>
      ) : (
        <>
          <ul aria-label={translate('activity.outlook.title')}>
            {weeks.slice(0, near).map((week) => (
              <li key={week.monday.getTime()}>
                {translate('activity.outlook.week', {
                  day: shortDay(week.monday.getTime(), now, locale),
                  what: what(week),
                })}
              </li>
            ))}
            {later.length > 0 && <li>{translate('activity.outlook.later', { what: what(inAll(later)) })}</li>}
          </ul>
          <p className={styles.help}>{translate('activity.outlook.help')}</p>
        </>
      )}
    </div>
  );
}
