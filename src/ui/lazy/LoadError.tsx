import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { isOffline } from '../../../dataProvider/http/isOffline';
import { downloads } from '../../lib/downloads';
import { Button } from '../buttons/Button';
import { Banner } from '../feedback/Banner';
import { useFocusRestore } from '../focus/useFocusRestore';
import type { LazyCode } from './lazyWithRetry';

interface LoadErrorProps {
  /** What couldn't be loaded; by default, a section. */
  title?: string;
  code: Pick<LazyCode<never>, 'fetch' | 'forget'>;
}

/**
 * Shown instead of content whose code failed to load. Retries on request, when the browser is online again, and when
 * the content is mounted again. Browsers don't request a module again that failed once, so this may reload the page (see
 * `reloadOnStaleChunk`).
 */
export function LoadError({ title, code: { fetch, forget } }: LoadErrorProps) {
  const translate = useTranslate();
  const text = useLoadErrorText();
  const region = useRef<HTMLDivElement>(null);
  useFocusRestore(region);
  useEffect(() => {
    const retry = () => void fetch();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [fetch]);
  useEffect(() => forget, [forget]);
  const retryNow = () => {
    downloads.isRetry = true;
    void fetch();
  };
  const action = (
    <Button size="small" onClick={retryNow}>
      {translate('ui.retry')}
    </Button>
  );
  return (
    <div ref={region} tabIndex={-1}>
      <Banner tone="danger" title={title ?? translate('ui.late.title')} action={action}>
        {text()}
      </Banner>
    </div>
  );
}

/** Returns a function that explains why code failed to load, depending on whether the browser is online. */
export function useLoadErrorText(): () => string {
  const translate = useTranslate();
  return () => translate(isOffline() ? 'ui.late.offline' : 'ui.late.text');
}
