import type { Shop } from '../../src/engine/shop';

/** A shop about which nothing is unusual. */
export const usualShop: Shop = {
  siteId: 's1',
  siteName: 'Nordlys Atelier',
  website: 'https://nordlys.example',
  currency: 'EUR',
  locale: 'en',
  shoppersLocale: 'en',
  widgetTheme: null,
  orderAddress: (id) => `https://orders.example/${id}`,
  mediaUrl: 'https://media.example',
  preferencesKey: 'console.u1.s1',
  pointsLimit: null,
  changePointsLimit: async () => undefined,
  savedReplies: [],
  changeSavedReplies: () => Promise.resolve(),
};
