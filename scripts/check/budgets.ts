/** How much JavaScript each page may cost, in bytes after brotli. */
const KB = 1024;

/** What a visit loads. `roots` are keys or names of chunks in Vite's manifest; their static imports and index.html's entry come with them. */
export interface Budget {
  name: string;
  roots: readonly string[];
  limit: number;
}

export const visits: readonly Budget[] = [
  {
    name: 'first list, signed in',
    roots: ['entry', 'requests', 'app', 'list'],
    limit: 170 * KB,
  },
  {
    // No chart is on the way to its figures.
    name: 'dashboard, signed in',
    roots: ['entry', 'requests', 'app', 'list', 'dashboard'],
    limit: 180 * KB,
  },
  {
    name: 'sign-in page',
    roots: ['entry', 'app', 'i18n/en/areas/auth.ts'],
    limit: 100 * KB,
  },
];

/** Any other lazily loaded part, beyond what the first list has loaded. */
export const lazyLimit = 120 * KB;
