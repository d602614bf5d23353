import type { ExtensionFixtures } from '../../src/defineConsole';

/** Rows and calls of the extension in the mock server. */
export const fixtures: ExtensionFixtures = {
  createRows: (site, now) => ({
    deliveries: Array.from({ length: 12 }, (_, n) => ({
      _id: `delivery-${site.number}-${n}`,
      number: `D-${112 - n}`,
      status: n < 3 ? 'late' : 'delivered',
      createdAt: new Date(now - n * 86_400_000).toISOString(),
    })),
  }),
};
