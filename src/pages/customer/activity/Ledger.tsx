import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import { rewards } from '../../../../resources/rewards';
import { useActionController } from '../../../engine/actions/useActionController';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { PageControls } from '../../../engine/list/PageControls';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Button } from '../../../ui/buttons/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorState } from '../../../ui/feedback/ErrorState';
import { useFocusRestore } from '../../../ui/focus/useFocusRestore';
import styles from './Ledger.module.css';
import { LedgerFilters } from './LedgerFilters';
import { LedgerSkeleton, LedgerTable } from './LedgerTable';
import { NO_FILTER, type useLedgerPage } from './useLedgerPage';

interface LedgerProps {
  ledger: ReturnType<typeof useLedgerPage>;
  /** Balance after each reward, by ID; null while it loads. */
  balances: ReadonlyMap<string, number> | null;
}

/** Paged, filterable list of a customer's rewards with their actions. Each page is read from the server. */
export function Ledger({ ledger, balances }: LedgerProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const actionController = useActionController(rewards);
  const region = useRef<HTMLDivElement>(null);
  useFocusRestore(region);
  const { data, error, isFetching, refetch, meta, filter, setFilter } = ledger;
  const leftOut = meta?.leftOut ?? 0;
  const isFiltered = filter.type !== '' || filter.status !== '';
  const inRegion = (content: ReactNode) => (
    <div ref={region} tabIndex={-1} className={styles.ledger}>
      {content}
      {actionController.dialogs}
    </div>
  );

  if (!data && error) {
    return <ErrorState title={translate('activity.failed')} error={error} busy={isFetching} onRetry={refetch} />;
  }
  if (data?.length === 0 && leftOut === 0 && !isFiltered && ledger.page === 0) {
    return inRegion(<EmptyState title={translate('activity.empty')} text={translate('activity.emptyText')} />);
  }
  return inRegion(
    <>
      {error && (
        <ReadNotice tone="waiting" title={translate('ui.stale')} error={error} busy={isFetching} onRetry={refetch} />
      )}
      {leftOut > 0 && (
        <Banner tone="waiting">
          {translate('activity.leftOut', { smart_count: leftOut, count: formatPoints(leftOut, locale) })}
        </Banner>
      )}
      <LedgerFilters filter={filter} onChange={setFilter} />
      {data ? (
        <Rows ledger={ledger} rows={data} balances={balances} onAction={actionController.onAction} />
      ) : (
        <LedgerSkeleton />
      )}
    </>,
  );
}

interface RowsProps extends LedgerProps {
  rows: NonNullable<LedgerProps['ledger']['data']>;
  onAction: ReturnType<typeof useActionController>['onAction'];
}

function Rows({ ledger, rows, balances, onAction }: RowsProps) {
  const translate = useTranslate();
  if (rows.length === 0 && ledger.page === 0) {
    return (
      <EmptyState
        title={translate('activity.noResult')}
        text={translate('activity.noResultText')}
        action={<Button onClick={() => ledger.setFilter(NO_FILTER)}>{translate('activity.showAll')}</Button>}
      />
    );
  }
  return (
    <>
      <LedgerTable rows={rows} balances={balances} busy={ledger.isPlaceholderData} onAction={onAction} />
      <p className={styles.help}>{translate('activity.balanceHelp')}</p>
      <PageControls
        page={ledger.page}
        limit={ledger.limit}
        total={ledger.total}
        hasNext={ledger.hasNextPage}
        onPage={ledger.setPage}
        onLimit={ledger.setLimit}
      />
    </>
  );
}
