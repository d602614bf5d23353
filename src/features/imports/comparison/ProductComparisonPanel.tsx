import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocale, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { ReadNotice } from '../../../engine/errors/ReadNotice';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatPoints } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import { getFilledFields } from '../flow/flowState';
import type { FlowProps } from '../flow/useImportFlow';
import { fetchProductIds } from './fetchStoreRecords';

const STALE_TIME_MS = 60_000;

/** Names the number of products that the store doesn't have, if its whole catalog can be read. */
export function ProductComparisonPanel({ kind, flow, state }: FlowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { siteId } = useCurrentSite();
  const products = useQuery({
    queryKey: ['imports', 'products', siteId],
    queryFn: ({ signal }) => fetchProductIds(dataProvider, signal),
    staleTime: STALE_TIME_MS,
    enabled: getFilledFields(kind, state).includes('productId'),
  });
  const productIds = products.data ?? null;
  const comparison = useQuery({
    // The rows are in the worker, so the revision identifies their state.
    queryKey: ['imports', 'productComparison', siteId, state.workerId, state.revision, products.dataUpdatedAt],
    queryFn: () => (productIds ? flow.compareWithProducts(productIds) : null),
    enabled: productIds !== null && state.summary !== null,
    placeholderData: (previous) => previous,
    gcTime: 0,
  });
  if (products.isError) {
    return (
      <ReadNotice
        tone="info"
        title={translate('import.products.failed')}
        error={products.error}
        onRetry={() => void products.refetch()}
      />
    );
  }
  const unknown = comparison.data?.unknown ?? 0;
  if (unknown === 0) return null;
  const values = { smart_count: unknown, count: formatPoints(unknown, locale), example: comparison.data?.example };
  return <Banner tone="waiting">{translate('import.products.unknown', values)}</Banner>;
}
