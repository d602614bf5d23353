import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadNotice } from '../../engine/errors/ReadNotice';

interface TotalsErrorProps {
  queries: readonly Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>[];
}

/** Shown if the totals of a card couldn't be loaded; Retry loads the failed ones again. */
export function TotalsError({ queries }: TotalsErrorProps) {
  const translate = useTranslate();
  const failed = queries.filter(({ error }) => error);
  if (!failed[0]) return null;
  return (
    <ReadNotice
      tone="danger"
      title={translate('analytics.totalsFailed')}
      error={failed[0].error}
      busy={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const query of failed) void query.refetch();
      }}
    />
  );
}
