import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import { recordPage } from '../lib/storage/supportFacts';
import { useSessionState } from '../session/SessionContext';
import { useAnnounce } from '../ui/feedback/LiveRegion';
import { enableFocusManagement, isFirstPage } from './firstPage';
import { contactPage } from './menu';

/** Id of the element that contains the page. */
export const mainId = 'main';

/** Route handle of a page. */
export interface PageHandle {
  /** Message key of the page's title. */
  title: string;
  /** Target of a full-window page's back link; without it, the previous page. */
  back?: string | undefined;
  /** Whether the paths below its URL are tabs of one page. */
  hasTabs?: boolean | undefined;
}

/** Route handle of a resource, whose pages aren't routes of the data router. */
export interface PagesHandle {
  pageAt: (pathname: string) => PageHandle;
}

/** The handle of the current page; undefined if no route has one. */
export function usePageHandle(): PageHandle | undefined {
  const { pathname } = useLocation();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast((candidate) => isPageHandle(candidate) || isPagesHandle(candidate));
  if (isPagesHandle(handle)) return handle.pageAt(pathname);
  return isPageHandle(handle) ? handle : undefined;
}

/** Returns a React key for the current page. The tabs of a page have the same key, so they share its state. */
export function usePageKey(): string {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  if (!match || !isPageHandle(match.handle) || match.handle.hasTabs !== true) return pathname;
  const { '*': _tab, ...params } = match.params;
  return [match.id, ...Object.values(params)].join('/');
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string';

const isPagesHandle = (handle: unknown): handle is PagesHandle =>
  typeof handle === 'object' && handle !== null && 'pageAt' in handle && typeof handle.pageAt === 'function';

/** Sets the document title; after a navigation, announces the page and focuses its heading. */
export function usePageChange(): void {
  const translate = useTranslate();
  const announce = useAnnounce();
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const state = useSessionState();
  const siteName = state.kind === 'ready' ? state.open.site.name : translate('shell.product');
  const handle = usePageHandle();
  const page = handle ? translate(handle.title, { smart_count: 2 }) : '';
  const before = useRef(pathname);

  useEffect(() => {
    document.title = page === '' ? siteName : translate('shell.title', { page, shop: siteName });
  }, [page, siteName, translate]);

  useEffect(() => {
    if (!isFirstPage()) focusPage();
    enableFocusManagement();
  }, []);

  useEffect(() => {
    if (pathname !== contactPage.path) recordPage(pathname);
  }, [pathname]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    announce(page);
    // After Back, the page itself may have restored the focus.
    if (!isReturn || !isFocusInside()) focusPage();
  }, [pathname, page, announce, isReturn]);
}

/** The page's heading, so that the next Tab stays in the page; the page itself if it has none yet. */
function focusPage(): void {
  const main = document.getElementById(mainId);
  const heading = main?.querySelector<HTMLElement>('h1:not([hidden])');
  if (heading) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}

function isFocusInside(): boolean {
  const main = document.getElementById(mainId);
  return main !== document.activeElement && main?.contains(document.activeElement) === true;
}
