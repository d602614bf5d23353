import '../../../../i18n/en/areas/dashboardCards';
import { useQueries } from '@tanstack/react-query';
import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getServerTime } from '../../../../dataProvider/http/serverClock';
import { parseProgramSettings } from '../../../../resources/loyalty/programSettings';
import { rewards } from '../../../../resources/rewards';
import { countQuery, listQuery } from '../../../engine/listState/listQuery';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { toFiniteNumber, toText } from '../../../engine/records/values';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useLoadPrograms } from '../../../engine/shop/programs';
import { toDay } from '../../../lib/format/day';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Card } from '../../../ui/layout/Card';
import rows from '../../../ui/layout/cardRows.module.css';
import { ButtonLink } from '../../../ui/navigation/ButtonLink';

const DAYS = 7;
/** The most rows of a page. Above it, the sums are minimums. */
const MAX_ROWS = 100;

type Filters = Readonly<Record<string, string>>;

/**
 * Birthday rewards of the last week, and points that expire in the next one. Renders nothing without any, and while
 * they load or can't be loaded, since the card is only a hint. Lazy-loaded.
 */
export default function ThisWeek() {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { programs } = useLoadPrograms(true);
  const now = new Date(getServerTime());
  const birthday: Filters = { taskType: 'birthday', dateFrom: toDay(subDays(now, DAYS)) };
  const pending: Filters = { ...birthday, status: 'pending' };
  const expiring = getExpiryMonths(programs.map(({ settings }) => settings)).map((months): Filters => {
    const from = subMonths(now, months);
    return { type: 'points', status: 'approved', dateFrom: toDay(from), dateTo: toDay(addDays(from, DAYS)) };
  });
  const [birthdays, waiting, ...expiringRewards] = useQueries({
    queries: [
      countQuery(dataProvider, rewards, birthday),
      countQuery(dataProvider, rewards, pending),
      ...expiring.map((filters) => listQuery(dataProvider, rewards, { page: 0, limit: MAX_ROWS, sort: '', filters })),
    ],
  });
  const given = birthdays?.data?.total ?? 0;
  const open = waiting?.data?.total ?? 0;
  const sums = expiringRewards.map(({ data }) => sumExpiring(data?.data ?? [], now));
  const isNoneExpiring =
    expiringRewards.length > 0 &&
    expiringRewards.every(
      ({ data }, index) => data && (data.total ?? Number.POSITIVE_INFINITY) <= MAX_ROWS && sums[index]?.points === 0,
    );
  if (given === 0 && sums.every(({ points }) => points === 0)) return null;
  return (
    <Card title={translate('dashboardCards.week.title')}>
      <ul className={rows.list}>
        {given > 0 && (
          <li className={rows.row}>
            <p className={rows.name}>
              {translate('dashboardCards.week.birthdays', { smart_count: given, count: formatPoints(given, locale) })}
            </p>
            <ButtonLink size="small" to={buildListUrl(open > 0 ? pending : birthday)}>
              {open > 0
                ? translate('dashboardCards.week.viewPending', { smart_count: open, count: formatPoints(open, locale) })
                : translate('dashboardCards.week.viewBirthdays')}
            </ButtonLink>
          </li>
        )}
        {sums.map(
          ({ points, customers }, index) =>
            points > 0 && (
              <li key={expiring[index]?.['dateFrom']} className={rows.row}>
                <p className={rows.name}>
                  {translate(
                    (expiringRewards[index]?.data?.total ?? 0) > MAX_ROWS
                      ? 'dashboardCards.week.expiringAtLeast'
                      : 'dashboardCards.week.expiring',
                    {
                      smart_count: customers,
                      customers: formatPoints(customers, locale),
                      points: formatPoints(points, locale),
                    },
                  )}
                </p>
                <ButtonLink size="small" to={buildListUrl(expiring[index] ?? {})}>
                  {translate('dashboardCards.week.viewPoints')}
                </ButtonLink>
              </li>
            ),
        )}
        {isNoneExpiring && (
          <li className={rows.row}>
            <p className={rows.name}>{translate('dashboardCards.week.noneExpiring')}</p>
          </li>
        )}
      </ul>
    </Card>
  );
}

const buildListUrl = (filters: Filters) =>
  `/${rewards.name}?${new URLSearchParams({ page: '0', limit: '10', ...filters })}`;

/** The different times after which the programs let points expire, in months. */
function getExpiryMonths(settings: readonly unknown[]): readonly number[] {
  const months = settings.flatMap((item) => parseProgramSettings(item).expiresAfterMonths ?? []);
  return [...new Set(months)];
}

/** Points that expire in the next days, and the number of customers who have them. */
function sumExpiring(records: readonly ConsoleRecord[], now: Date) {
  const end = addDays(now, DAYS).getTime();
  const expiring = records.filter((record) => {
    const at = Date.parse(toText(record['expiresAt']) ?? '');
    return at >= now.getTime() && at < end && (toFiniteNumber(record['amount']) ?? 0) > 0;
  });
  return {
    points: expiring.reduce((sum, { amount }) => sum + (toFiniteNumber(amount) ?? 0), 0),
    customers: new Set(expiring.map(({ customer }) => Object(customer)._id)).size,
  };
}
