import { useTranslate } from 'ra-core';
import { Button } from '../../ui/buttons/Button';
import { Banner } from '../../ui/feedback/Banner';
import { useRetry } from '../../ui/feedback/ErrorState';
import { useErrorText } from './errorText';

interface ReadNoticeProps {
  /** Danger if there is nothing to show, waiting if older data is shown, info if only a comparison is missing. */
  tone: 'danger' | 'waiting' | 'info';
  title: string;
  error: unknown;
  /** Whether a retry is in progress. */
  busy?: boolean;
  onRetry: () => void;
}

/** Shows that a part of a page could not be read, why, and a retry button. */
export function ReadNotice({ tone, title, error, busy, onRetry }: ReadNoticeProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const retry = useRetry(onRetry);
  return (
    <Banner
      tone={tone}
      title={title}
      action={
        <Button size="small" busy={busy} onClick={retry}>
          {translate('ui.retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Banner>
  );
}
