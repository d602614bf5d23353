import '../../../../i18n/en/areas/previewFrame';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { ReadNotice } from '../../../engine/errors/ReadNotice';

/** A part of the store's content that couldn't be loaded. */
export interface FailedRead {
  error: Error;
  isFetching: boolean;
  retry: () => void;
}

/** Returns the queries that failed without data. */
export const findFailedReads = (queries: readonly UseQueryResult<unknown>[]): readonly FailedRead[] =>
  // `isFetching` is only read on failure: reading it subscribes to it.
  queries.flatMap((query) =>
    query.error && query.data === undefined
      ? [{ error: query.error, isFetching: query.isFetching, retry: () => void query.refetch() }]
      : [],
  );

/** Says that a preview shows examples in place of content that couldn't be loaded. */
export function PreviewNotice({ failedReads }: { failedReads: readonly FailedRead[] }) {
  const translate = useTranslate();
  const [first] = failedReads;
  if (!first) return null;
  return (
    <ReadNotice
      tone="waiting"
      title={translate('previewFrame.incomplete')}
      read={{
        error: first.error,
        isFetching: failedReads.some(({ isFetching }) => isFetching),
        refetch: () => {
          for (const { retry } of failedReads) retry();
        },
      }}
    />
  );
}
