import '../../../../i18n/en/areas/dashboardCards';
import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import type { StatsPeriod } from '../../../../dataProvider/methods/statsRequests';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useLoadPrograms } from '../../../engine/shop/programs';
import { EMPTY_PLACEHOLDER } from '../../../lib/format/EMPTY_PLACEHOLDER';
import { formatMoney } from '../../../lib/format/formatMoney';
import { formatShare } from '../../../lib/format/formatPercent';
import { formatPoints } from '../../../lib/format/formatPoints';
import { getMoneyPerPoint } from '../../../lib/format/pointsValue';
import { Icon } from '../../../ui/icons/Icon';
import figureStyles from '../../../ui/layout/figures.module.css';
import { InfoTooltip } from '../../../ui/overlays/InfoTooltip';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { formatPeriodStart } from '../../stats/periodStart';
import { StatChange, toCountChange } from '../../stats/StatChange';
import { sumSteps } from '../../stats/sumSteps';
import { useAggregate, useBasicStats } from '../../stats/useStats';
import type { PointsSeries } from '../chart/usePointsSeries';
import { FigureCard } from './FigureCard';
import type { PreviousStats } from './usePreviousStats';

interface MoneyFiguresProps {
  period: StatsPeriod;
  series: PointsSeries;
  previousStats: PreviousStats;
}

/**
 * What the store sold and gave as discounts in the period, what its customers can still redeem, and how much of the
 * points they do. Amounts that the API doesn't report have no card. Lazy-loaded.
 */
export default function MoneyFigures({ period, series, previousStats }: MoneyFiguresProps) {
  const translate = useTranslate();
  const id = useId();
  const { currency, locale } = useCurrentSite();
  const before = translate(`dashboard.period.before.${period}`);
  const sumUp = (name: 'orders' | 'orderValue' | 'discountValue') =>
    sumSteps(series.data?.map((step) => step[name]) ?? []);
  const orderCount = sumUp('orders') ?? 0;
  // Amounts in other currencies aren't converted, so a comparison would say that nothing was sold.
  const isElsewhere = orderCount > 0 && sumUp('orderValue') === 0;
  const format = (total: number | null) => (total === null ? EMPTY_PLACEHOLDER : formatMoney(total, currency, locale));
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{translate('dashboardCards.money.title')}</h2>
      </VisuallyHidden>
      <dl className={figureStyles.figures}>
        {(['orderValue', 'discountValue'] as const).map((name) => {
          const total = sumUp(name);
          if (!series.isAvailable || (series.data && total === null)) return null;
          const change = toCountChange(total, previousStats.data?.[name] ?? null);
          const note = isElsewhere
            ? translate('dashboardCards.money.otherCurrencies', { smart_count: orderCount, currency })
            : change && <StatChange change={change} before={before} isNeutral={name === 'discountValue'} />;
          return (
            <FigureCard
              key={name}
              name={<FigureName name={name} period={period} />}
              value={series.data === undefined && !series.error ? null : format(total)}
              note={note}
            />
          );
        })}
        <OutstandingPoints />
        <RedemptionRate period={period} previousStats={previousStats} />
      </dl>
    </section>
  );
}

/** The points of all customers, and what they are worth with the reward that gives most for them. */
function OutstandingPoints() {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  const { data, isPending } = useBasicStats();
  const { programs } = useLoadPrograms(true);
  const points = data?.points ?? null;
  const rate = getMoneyPerPoint(programs.flatMap(({ rewards }) => rewards ?? []));
  return (
    <FigureCard
      name={<FigureName name="outstanding" />}
      value={isPending ? null : formatPoints(points, locale)}
      note={
        points === null || rate === null
          ? null
          : translate('dashboardCards.money.worth', { amount: formatMoney(points * rate, currency, locale) })
      }
    />
  );
}

function RedemptionRate({ period, previousStats: { data: previous } }: Omit<MoneyFiguresProps, 'series'>) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const { data, isPending } = useAggregate(period);
  const format = (spent: number | null | undefined, earned: number | null | undefined): string | null =>
    typeof spent === 'number' && earned ? formatShare(spent / earned, locale) : null;
  const share = format(previous?.pointsSpent, previous?.pointsEarned);
  return (
    <FigureCard
      name={<FigureName name="redemptionRate" period={period} />}
      value={isPending ? null : (format(data?.pointsSpent, data?.pointsEarned) ?? EMPTY_PLACEHOLDER)}
      note={
        share &&
        translate('dashboardCards.money.rateBefore', { share, before: translate(`dashboard.period.before.${period}`) })
      }
    />
  );
}

/** Name of a figure with its formula, which says when its period began. */
function FigureName({ name, period }: { name: string; period?: StatsPeriod }): ReactNode {
  const translate = useTranslate();
  const locale = useLocale();
  const { currency } = useCurrentSite();
  const since = period && formatPeriodStart(period, locale);
  return (
    <InfoTooltip
      explanation={translate(`dashboardCards.money.${name}.formula`, { since, currency })}
      className={figureStyles.name}
    >
      {translate(`dashboardCards.money.${name}.name`, { currency })}
      <Icon name="info" size={16} />
    </InfoTooltip>
  );
}
