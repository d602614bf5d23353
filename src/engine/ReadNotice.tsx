import { useTranslate } from 'ra-core';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { useErrorText } from './errorText';

interface ReadNoticeProps {
  /** Danger where nothing is shown for it, waiting where what was read before still is. */
  tone: 'danger' | 'waiting';
  title: string;
  error: unknown;
  /** It is being read once more. */
  busy: boolean;
  onRetry: () => void;
}

/** A part of a page could not be read: what, why, and once more. */
export function ReadNotice({ tone, title, error, busy, onRetry }: ReadNoticeProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Notice
      tone={tone}
      title={title}
      action={
        <Button size="small" busy={busy} onClick={onRetry}>
          {translate('ui.retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  );
}
