interface LocationParts {
  pathname: string;
  search: string;
  hash: string;
}

/** URL of the sign-in page, optionally with the return path to the requested page (APP-01). */
export function buildSignInUrl({ pathname, search, hash }: LocationParts, shouldReturnToPage: boolean): string {
  const from = pathname + search + hash;
  return shouldReturnToPage && from !== '/' ? `/auth?from=${encodeURIComponent(from)}` : '/auth';
}
