/** Size budgets of the pages: JavaScript in bytes after brotli. */
import { hasExtension } from './hasExtension.ts';

const KB = 1024;

/**
 * What src/extensions may add to the console's own pages: every page loads its entities and messages, and code that both
 * use moves into other chunks.
 */
const extensionBytes = hasExtension ? 10 * KB : 0;

/**
 * Budget of a visit. `roots` are keys or names of chunks in Vite's manifest. Their static imports and
 * index.html's entry are included.
 */
export interface Budget {
  name: string;
  roots: readonly string[];
  limit: number;
}

export const sizeBudgets: readonly Budget[] = [
  {
    name: 'first list, signed in',
    roots: ['entry', 'app', 'list'],
    limit: 179.3 * KB + extensionBytes,
  },
  {
    // Charts are not needed for the first figures.
    name: 'dashboard, signed in',
    roots: ['entry', 'app', 'list', 'dashboard'],
    limit: 188.7 * KB + extensionBytes,
  },
  {
    name: 'sign-in page',
    roots: ['entry', 'app', 'src/layout/SignedOutApp.tsx'],
    limit: 99.5 * KB + extensionBytes,
  },
];

/** Limit of any other lazy chunk, without what the first list has loaded. */
export const MAX_LAZY_CHUNK_BYTES = 120 * KB + extensionBytes;

/** A lazily loaded page of src/extensions, beyond the first list: it may use react-admin's own components, and MUI with them. */
export const MAX_EXTENSION_BYTES = 200 * KB;
