import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { type ImportKind, importKinds } from '../../../../resources/imports';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useProvider } from '../../../engine/shop/useProvider';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import type { FlowProps } from '../flow/useImportFlow';
import styles from '../Step.module.css';
import type { CustomerComparison } from '../table/compareWithCustomers';
import { fetchAllCustomers, MAX_COMPARED_RECORDS } from './fetchStoreRecords';
import { RemovalNote } from './RemovalNote';

const STALE_TIME_MS = 60_000;

/** Counts new and existing customers, and those whose balance would become negative. */
export function CustomerComparisonPanel({ kind, flow, state }: FlowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const dataProvider = useProvider();
  const { siteId } = useCurrentSite();
  const { key }: ImportKind = importKinds[kind];
  const customers = useQuery({
    queryKey: ['imports', 'customers', siteId],
    queryFn: ({ signal }) => fetchAllCustomers(dataProvider, signal),
    staleTime: STALE_TIME_MS,
    enabled: key !== undefined,
  });
  const customerList = customers.data ?? null;
  const comparison = useQuery({
    // The rows are in the worker, so the revision identifies their state.
    queryKey: ['imports', 'comparison', siteId, state.revision, customers.dataUpdatedAt],
    queryFn: () => (customerList ? flow.compareWithCustomers(customerList) : null),
    enabled: customerList !== null && state.summary !== null,
    placeholderData: (previous) => previous,
    gcTime: 0,
  });
  if (key === undefined) return null;
  if (customers.isError) {
    return (
      <ReadNotice
        tone="info"
        title={translate('import.shop.failed')}
        error={customers.error}
        onRetry={() => void customers.refetch()}
      />
    );
  }
  if (customers.data === null) {
    return (
      <>
        <p className={styles.hint}>
          {translate('import.shop.tooMany', { most: formatPoints(MAX_COMPARED_RECORDS, locale) })}
        </p>
        {kind === 'customers' && <RemovalNote kind="customers" canRemove={false} />}
      </>
    );
  }
  return comparison.data ? (
    <>
      <ComparisonSummary comparison={comparison.data} />
      {kind === 'customers' && <RemovalNote kind="customers" canRemove />}
    </>
  ) : (
    <p className={styles.hint}>{translate('import.shop.comparing')}</p>
  );
}

function ComparisonSummary({ comparison: { known, added, raised, below } }: { comparison: CustomerComparison }) {
  const translate = useTranslate();
  const locale = useLocale();
  const translateCount = (label: 'known' | 'added' | 'raised' | 'below', count: number) =>
    translate(`import.shop.${label}`, { smart_count: count, count: formatPoints(count, locale) });
  return (
    <>
      <p className={styles.secondary}>{[translateCount('added', added), translateCount('known', known)].join(' · ')}</p>
      {raised > 0 && <Banner tone="waiting">{translateCount('raised', raised)}</Banner>}
      {below > 0 && <Banner tone="waiting">{translateCount('below', below)}</Banner>}
    </>
  );
}
