import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Button } from './Button';
import { Notice } from './Notice';
import { useKeepFocus } from './useKeepFocus';
import { useLoadFailureText } from './useLoadFailureText';

/** Stands in place of a part whose code could not be fetched; tries again when asked, and when the network is back. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  const text = useLoadFailureText();
  const region = useRef<HTMLDivElement>(null);
  useKeepFocus(region);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const action = (
    <Button size="small" onClick={onRetry}>
      {translate('ui.retry')}
    </Button>
  );
  return (
    <div ref={region} tabIndex={-1}>
      <Notice tone="danger" title={translate('ui.late.title')} action={action}>
        {text()}
      </Notice>
    </div>
  );
}
