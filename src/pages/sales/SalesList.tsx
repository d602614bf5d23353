import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useMemo } from 'react';
import { sales } from '../../../resources/sales';
import { EntityListView } from '../../engine/list/EntityListView';
import { EntityListContext, useEntityListContext } from '../../engine/listState/EntityListContext';
import type { ListPage } from '../../engine/listState/listQuery';
import { setFilter } from '../../engine/listState/listUrl';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { Banner } from '../../ui/feedback/Banner';
import { PeriodSelect } from './PeriodSelect';
import styles from './sales.module.css';
import { TotalCards } from './TotalCards';

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
export function SalesList() {
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
