/**
 * Path of the console, such as '/console'; '' at the root of its host. The server writes it into index.html.
 */
export const getBasePath = (): string => document.documentElement.dataset['basePath']?.slice(0, -1) ?? '';

/** The path of a URL of the console as routes name it, without the base path: '/customers' for '/console/customers'. */
export const toPagePath = (pathname: string): string => pathname.slice(getBasePath().length) || '/';

/** The URL of the open page as routes name it. */
export const getPageLocation = (): Record<'pathname' | 'search' | 'hash', string> => ({
  pathname: toPagePath(location.pathname),
  search: location.search,
  hash: location.hash,
});

/** Whether the open page is below the base path, so that a route can match it. */
export const isBelowBasePath = (): boolean => `${location.pathname}/`.startsWith(`${getBasePath()}/`);
