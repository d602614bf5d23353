import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import { useSessionState } from '../session/SessionContext';
import { useAnnounce } from '../ui/LiveRegion';
import { isFirstPage, leaveFirstPage } from './firstPage';

/** Id of the element that holds the page. */
export const mainId = 'main';

/** What a route says of its page. */
export interface PageHandle {
  /** Key of the page's title. */
  title: string;
  /** Where a page that takes the whole window leads back to; without it, to the page before. */
  back?: string | undefined;
}

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string';

/** Names the page in the window's title; after a change of page, says its name and puts the focus on it. */
export function usePageChange(): void {
  const translate = useTranslate();
  const announce = useAnnounce();
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const state = useSessionState();
  const shop = state.kind === 'ready' ? state.open.site.name : translate('shell.product');
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  const page = handle ? translate(handle.title, { smart_count: 2 }) : '';
  const before = useRef(pathname);

  useEffect(() => {
    document.title = page === '' ? shop : translate('shell.title', { page, shop });
  }, [page, shop, translate]);

  useEffect(() => {
    if (!isFirstPage()) focusPage();
    leaveFirstPage();
  }, []);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    announce(page);
    // Where the merchant comes Back to, the page itself may have found what was in focus.
    if (!isReturn || !isFocusInside()) focusPage();
  }, [pathname, page, announce, isReturn]);
}

/** The page's heading, so that the next Tab is in the page; the page itself where it has none yet. */
function focusPage(): void {
  const main = document.getElementById(mainId);
  const heading = main?.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}

function isFocusInside(): boolean {
  const main = document.getElementById(mainId);
  return main !== document.activeElement && main?.contains(document.activeElement) === true;
}
