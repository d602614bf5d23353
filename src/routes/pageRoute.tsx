import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { ConsoleLoadError } from '../layout/ConsoleLoadError';
import { lazyRoute } from '../layout/lazyRoute';
import type { PageHandle } from '../layout/usePageChange';
import { LoadError } from '../ui/lazy/LoadError';
import { type LazyCode, lazyWithRetry } from '../ui/lazy/lazyWithRetry';

/** A page that is loaded when its URL is opened. */
export interface Page {
  /** Without a slash at the start. */
  path: string;
  /** i18n key of the page's title. */
  title: string;
  /** The page to return to, for a page that takes the whole window. */
  back?: string;
  /** Whether the paths below its URL are tabs of one page, which keeps its state when the tab changes. */
  hasTabs?: boolean;
  load: () => Promise<{ default: ComponentType }>;
}

/** Shown at an unknown URL. */
export const notFoundPage: Page = {
  path: '*',
  title: 'pages.notFound.title',
  load: () => import('../ui/navigation/NotFoundPage'),
};

const codes = new Map<Page, LazyCode<object>>();

/** The code of a page; the same object for every caller. */
export function getCode(page: Page): LazyCode<object> {
  const code = codes.get(page) ?? lazyWithRetry(page.load);
  codes.set(page, code);
  return code;
}

/** The route of a page inside the shell. */
export function pageRoute(page: Page): RouteObject {
  const handle: PageHandle = { title: page.title, back: page.back, hasTabs: page.hasTabs };
  return { path: page.path, handle, ...lazyRoute(getCode(page), asRouteElement, {}) };
}

/** The route of a page that is shown without the shell. */
export function bareRoute(page: Page): RouteObject {
  const handle: PageHandle = { title: page.title };
  return { path: page.path, handle, ...lazyRoute(getCode(page), (code) => <ConsoleLoadError code={code} />, {}) };
}

/** Shown in place of a page whose code could not be loaded. */
export function asRouteElement(code: Parameters<typeof LoadError>[0]['code']) {
  return <LoadError code={code} />;
}
