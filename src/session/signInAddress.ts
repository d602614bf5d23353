interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The sign-in page, with the way back to the page that was asked for where that is wanted (APP-01). */
export function signInAddress({ pathname, search, hash }: Place, keepsPage: boolean): string {
  const from = pathname + search + hash;
  return keepsPage && from !== '/' ? `/auth?from=${encodeURIComponent(from)}` : '/auth';
}
