import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { Button } from './Button';
import type { LateCode } from './lateCode';
import { Notice } from './Notice';
import { useKeepFocus } from './useKeepFocus';
import { useLoadFailureText } from './useLoadFailureText';

interface LoadFailureProps {
  code: Pick<LateCode<never>, 'fetch' | 'forget'>;
}

/** Stands in place of a part whose code could not be fetched; tries again when asked, when the network is back, and when the part is shown anew. */
export function LoadFailure({ code: { fetch, forget } }: LoadFailureProps) {
  const translate = useTranslate();
  const text = useLoadFailureText();
  const region = useRef<HTMLDivElement>(null);
  useKeepFocus(region);
  useEffect(() => {
    const retry = () => void fetch();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [fetch]);
  useEffect(() => forget, [forget]);
  const action = (
    <Button size="small" onClick={() => void fetch()}>
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
