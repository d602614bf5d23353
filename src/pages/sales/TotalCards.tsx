import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { toAppError } from '../../../dataProvider/errors';
import { useEntityListContext } from '../../engine/listState/EntityListContext';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatMoney } from '../../lib/format/formatMoney';
import { formatShare } from '../../lib/format/formatPercent';
import { formatPoints } from '../../lib/format/formatPoints';
import { classes } from '../../ui/classes';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Icon } from '../../ui/icons/Icon';
import cardStyles from '../../ui/layout/Card.module.css';
import figureStyles from '../../ui/layout/figures.module.css';
import { InfoTooltip } from '../../ui/overlays/InfoTooltip';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { PeriodSelect } from './PeriodSelect';
import styles from './sales.module.css';
import type { CurrencyTotal, OrderTotals, SalesTotals } from './sumOrders';
import { MAX_SUMMED_ORDERS, useSalesTotals } from './useSalesTotals';

const cards = ['value', 'voucher', 'referral', 'discount'] as const;
/** Orders of one source need no share of each source. */
const cardsOfOneSource = ['value', 'discount'] as const;

/** The totals of the listed orders per currency, their period, and how orders are attributed. Reads the list contexts. */
export function TotalCards() {
  const translate = useTranslate();
  const id = useId();
  const { urlState } = useEntityListContext();
  const { locale } = useCurrentSite();
  const { data, error, isFetching, refetch } = useSalesTotals();
  return (
    <section aria-labelledby={id} className={styles.totals}>
      <VisuallyHidden>
        <h2 id={id}>{translate('sales.totals.title')}</h2>
      </VisuallyHidden>
      <PeriodSelect />
      {error && !data ? (
        <ErrorState
          title={translate('sales.totals.failed')}
          error={toAppError(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <dl className={figureStyles.figures} aria-busy={!data}>
          {(urlState.filters['source'] === undefined ? cards : cardsOfOneSource).map((name) => (
            <TotalCard key={name} name={name} totals={data?.totals} />
          ))}
        </dl>
      )}
      <div className={styles.notes}>
        {data?.isCut && (
          <p>
            {translate(data.count === null ? 'sales.totals.newestUnknown' : 'sales.totals.newest', {
              count: formatPoints(MAX_SUMMED_ORDERS, locale),
              total: formatPoints(data.count ?? 0, locale),
            })}
          </p>
        )}
        <p>{translate('sales.attribution')}</p>
      </div>
    </section>
  );
}

interface TotalCardProps {
  name: (typeof cards)[number];
  /** Undefined while they load. */
  totals: SalesTotals | undefined;
}

function TotalCard({ name, totals }: TotalCardProps) {
  const translate = useTranslate();
  const own = totals?.[name === 'discount' ? 'value' : name];
  return (
    <div className={classes(cardStyles.sheet, figureStyles.figure)}>
      <dt>
        <InfoTooltip explanation={translate(`sales.totals.${name}.formula`)} className={figureStyles.name}>
          {translate(`sales.totals.${name}.name`)}
          <Icon name="info" size={16} />
        </InfoTooltip>
      </dt>
      {totals && own ? (
        <>
          <Amounts amounts={name === 'discount' ? own.discount : own.value} />
          {name !== 'discount' && <Count own={own} all={totals.value.orders} isShare={name !== 'value'} />}
        </>
      ) : (
        <dd className={figureStyles.value}>
          <Skeleton width={96} height={28} />
          <VisuallyHidden>{translate('sales.totals.loading')}</VisuallyHidden>
        </dd>
      )}
    </div>
  );
}

/** One line per currency, the largest amount first and in large type. */
function Amounts({ amounts }: { amounts: readonly CurrencyTotal[] }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  if (amounts.length === 0) return <dd className={figureStyles.value}>{translate('sales.totals.none')}</dd>;
  return amounts.map(({ currency, amount }, index) => (
    <dd key={currency} className={index === 0 ? figureStyles.value : styles.otherCurrency}>
      <bdi>{currency === null ? formatPoints(amount, locale) : formatMoney(amount, currency, locale)}</bdi>
    </dd>
  ));
}

function Count({ own, all, isShare }: { own: OrderTotals; all: number; isShare: boolean }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const share = formatShare(all === 0 ? 0 : own.orders / all, locale);
  return (
    <>
      <dd className={figureStyles.change}>
        {translate(isShare ? 'sales.totals.share' : 'sales.totals.orders', { smart_count: own.orders, share })}
      </dd>
      {own.unknown > 0 && (
        <dd className={figureStyles.change}>{translate('sales.totals.unknown', { smart_count: own.unknown })}</dd>
      )}
    </>
  );
}
