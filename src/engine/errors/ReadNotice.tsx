import { useTranslate } from 'ra-core';
import { toAppError } from '../../../dataProvider/errors';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { ErrorState, useRetry } from '../../ui/feedback/ErrorState';
import { useErrorText } from './errorText';

/** A read that may have failed, such as a query of React Query. */
interface Read {
  error: unknown;
  /** Whether a retry is in progress. */
  isFetching?: boolean;
  refetch: () => unknown;
}

interface ReadNoticeProps {
  /** Danger if there is nothing to show, waiting if older data is shown, info if only a comparison is missing. */
  tone: 'danger' | 'waiting' | 'info';
  title: string;
  read: Read;
}

/** Shows that a part of a page could not be read, why, and a retry button. */
export function ReadNotice({ tone, title, read }: ReadNoticeProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const retry = useRetry(() => void read.refetch());
  return (
    <Banner
      tone={tone}
      title={title}
      action={
        <Button size="small" busy={read.isFetching} onClick={retry}>
          {translate('ui.retry')}
        </Button>
      }
    >
      {translate(`errors.${toAppError(read.error).kind}.read`, { _: errorText(read.error) })}
    </Banner>
  );
}

interface ReadFailureProps {
  read: Read & { data?: unknown };
  /** What could not be loaded. */
  title: string;
  /** Title when a refetch failed and the earlier data is still shown. */
  staleTitle?: string;
}

/** Shows why data could not be loaded, or not again, with a retry button. Nothing if the last read succeeded. */
export function ReadFailure({ read, title, staleTitle }: ReadFailureProps) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = read;
  if (!error) return null;
  return data === undefined || data === null ? (
    <ErrorState title={title} error={toAppError(error)} busy={isFetching} onRetry={() => void refetch()} />
  ) : (
    <ReadNotice tone="waiting" title={staleTitle ?? translate('ui.stale')} read={read} />
  );
}
