/**
 * Checks if a path leads to a page that signed-out users see as it is. Everywhere else, they see the sign-in page.
 * Like the router, ignores case.
 */
export const isPublicPath = (pathname: string): boolean =>
  /^\/(?:install(?:\/|$)|auth\/(?:invitation|private-app)\/?$)/i.test(pathname);
