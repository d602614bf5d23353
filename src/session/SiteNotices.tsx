import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy/lazyPart';
import { useSessionState } from './SessionContext';

const SiteNoticeList = lazyPart(() => import('./SiteNoticeList'));

/** Problems since the site was opened, above the page. Most visits have none, so the list is loaded when there is one. */
export function SiteNotices() {
  const state = useSessionState();
  if (state.kind !== 'ready' || (state.notices.length === 0 && state.signIn !== 'declined')) return null;
  return (
    <Suspense>
      <SiteNoticeList state={state} />
    </Suspense>
  );
}
