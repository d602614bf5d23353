import { Suspense } from 'react';
import { getExtension } from '../defineConsole';
import { lazyPart } from '../ui/lazy/lazyPart';
import { useSessionState } from './SessionContext';

const SiteNoticeList = lazyPart(() => import('./SiteNoticeList'));
const ExtensionBanners = lazyPart(() => import('./ExtensionBanners'));

/**
 * Above the page: banners of the extension, and problems since the site was opened. Most visits have none, so they are
 * loaded when there is one.
 */
export function SiteNotices() {
  const state = useSessionState();
  return (
    <Suspense>
      {getExtension().banners.length > 0 && <ExtensionBanners />}
      {state.kind === 'ready' && (state.notices.length > 0 || state.signIn === 'declined') && (
        <SiteNoticeList state={state} />
      )}
    </Suspense>
  );
}
