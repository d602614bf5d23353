import { toNamespaces } from '../toNamespaces';

/** All Arabic messages that the first page doesn't need, by namespace. */
export const lazyArabic = toNamespaces(
  import.meta.glob(['./areas/*.ts', '!./areas/auth.ts', '!./areas/dashboard.ts'], { eager: true, import: 'messages' }),
);
