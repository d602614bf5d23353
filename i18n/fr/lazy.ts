import { toNamespaces } from '../toNamespaces';

/** All French messages that the first page doesn't need, by namespace. */
export const lazyFrench = toNamespaces(
  import.meta.glob(['./areas/*.ts', '!./areas/auth.ts', '!./areas/dashboard.ts'], { eager: true, import: 'messages' }),
);
