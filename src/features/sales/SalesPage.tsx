import { ReadFailure } from '../../engine/errors/ReadNotice';
import '../../../i18n/en/areas/sales';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useTranslate } from 'ra-core';
import { useEffect, useId, useMemo } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { sales } from '../../../resources/sales';
import { EntityList } from '../../engine/list/EntityList';
import { EntityListView } from '../../engine/list/EntityListView';
import { EntityListContext, useEntityListContext } from '../../engine/listState/EntityListContext';
import type { ListPage } from '../../engine/listState/listQuery';
import { setFilter, toListParams } from '../../engine/listState/listUrl';
import { PanelDetailsContext } from '../../engine/panel/panelDetails';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { formatMoney } from '../../lib/format/formatMoney';
import { formatShare } from '../../lib/format/formatPercent';
import { formatPoints } from '../../lib/format/formatPoints';
import { hasMoreRows } from '../../lib/readPages';
import { classes } from '../../ui/classes';
import { Banner } from '../../ui/feedback/Banner';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Icon } from '../../ui/icons/Icon';
import cardStyles from '../../ui/layout/Card.module.css';
import figureStyles from '../../ui/layout/figures.module.css';
import { InfoTooltip } from '../../ui/overlays/InfoTooltip';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { OrderDetails } from './OrderDetails';
import { PeriodSelect } from './PeriodSelect';
import styles from './sales.module.css';
import { type CurrencyTotal, type OrderTotals, type SalesTotals, sumOrders } from './sumOrders';

/** The store's orders, with their totals, and the rewards behind each in its panel (SAL-01). */
export default function SalesPage() {
  return (
    <PanelDetailsContext value={OrderDetails}>
      <EntityList entity={sales} View={SalesList} />
    </PanelDetailsContext>
  );
}

/** The list of orders that were converted from rewards, which contain neither a total nor a source. */
const salesFromRewards: typeof sales = {
  ...sales,
  list: {
    ...sales.list,
    columns: [
      { name: 'order', paths: ['number', 'createdAt'], opens: true },
      'customer',
      'pointsEarned',
      { name: 'total', paths: ['total'], unknown: true, hidden: true },
    ],
    filters: Object.fromEntries(Object.entries(sales.list.filters).filter(([, { kind }]) => kind === 'days')),
    views: {},
  },
};

/** The list of orders below their totals; if the API has no orders, those known from rewards. Reads the list contexts. */
function SalesList() {
  const { meta, total, error } = useListContext<ConsoleRecord>();
  const list = useEntityListContext();
  const { urlState, go } = list;
  const isFallback = isFallbackPage(meta);
  const hasOtherFilters = isFallback && (urlState.filters['search'] ?? urlState.filters['source']) !== undefined;
  useEffect(() => {
    // Rewards can't be searched for an order or filtered by its source.
    if (hasOtherFilters) go(setFilter(urlState, { search: '', source: '' }), { replace: true });
  }, [hasOtherFilters, urlState, go]);
  const context = useMemo(() => (isFallback ? { ...list, entity: salesFromRewards } : list), [isFallback, list]);
  const isFiltered = Object.keys(urlState.filters).length > 0;
  const showsTotals = !isFallback && !error && (total !== 0 || isFiltered);
  return (
    <EntityListContext value={context}>
      <EntityListView intro={isFallback ? <OrdersMissing /> : showsTotals && <TotalCards />} />
    </EntityListContext>
  );
}

const isFallbackPage = (meta: ListPage['meta']): boolean => meta?.isFallback === true;

function OrdersMissing() {
  const translate = useTranslate();
  return (
    <div className={styles.notice}>
      <Banner tone="info">{translate('sales.missing')}</Banner>
      <PeriodSelect />
    </div>
  );
}

const cards = ['value', 'voucher', 'referral', 'discount'] as const;
/** Orders of one source need no share of each source. */
const cardsOfOneSource = ['value', 'discount'] as const;

/** The totals of the listed orders per currency, their period, and how orders are attributed. Reads the list contexts. */
function TotalCards() {
  const translate = useTranslate();
  const id = useId();
  const { urlState } = useEntityListContext();
  const { locale } = useCurrentSite();
  const query = useSalesTotals();
  const { data, error } = query;
  return (
    <section aria-labelledby={id} className={styles.totals}>
      <div className={styles.head}>
        <h2 id={id}>
          {data?.isCut
            ? translate(data.count === null ? 'sales.totals.newestUnknown' : 'sales.totals.newest', {
                count: formatPoints(MAX_SUMMED_ORDERS, locale),
                total: formatPoints(data.count ?? 0, locale),
              })
            : translate('sales.totals.title')}
        </h2>
        <PeriodSelect />
      </div>
      {error && !data ? (
        <ReadFailure title={translate('sales.totals.failed')} read={query} />
      ) : (
        <dl className={figureStyles.figures} aria-busy={!data}>
          {(urlState.filters['source'] === undefined ? cards : cardsOfOneSource).map((name) => (
            <TotalCard key={name} name={name} totals={data?.totals} />
          ))}
        </dl>
      )}
      <div className={styles.notes}>
        {data?.isCut && <p>{translate('sales.totals.shorter')}</p>}
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

/** Orders that are added up at most, in requests of 100. */
const MAX_SUMMED_ORDERS = 1000;

/** The totals of the orders that match the list, read after its rows; those of the newest if there are more. */
function useSalesTotals() {
  const { isPending } = useListContext();
  const { urlState } = useEntityListContext();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { filters, sort } = urlState;
  return useQuery({
    queryKey: [sales.name, 'getList', { totals: filters }],
    queryFn: async ({ signal }) => {
      const params = toListParams(sales, { page: 0, limit: MAX_SUMMED_ORDERS, sort, filters });
      const orders = await dataProvider.getList<ConsoleRecord>(sales.name, { ...params, signal });
      return {
        totals: sumOrders(orders.data),
        /** Number of all orders; null if the server doesn't say. */
        count: orders.total ?? null,
        /** Whether there are more orders than were added up. */
        isCut: hasMoreRows(orders, MAX_SUMMED_ORDERS),
      };
    },
    enabled: !isPending,
  });
}
