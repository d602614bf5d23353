import { settingsShape } from '../../resources/settings';
import type { CurrentSite } from '../../src/engine/shop/currentSite';

const settings = settingsShape.parse({ _id: 's1', platform: 'shopify', website: 'https://nordlys.example' });

/** A site with ordinary settings. */
export const defaultSite: CurrentSite = {
  siteId: 's1',
  siteName: 'Nordlys Atelier',
  website: 'https://nordlys.example',
  currency: 'EUR',
  locale: 'en',
  shoppersLocale: 'en',
  languages: ['en'],
  widgetTheme: null,
  settings,
  changeSettings: () => Promise.resolve(),
  reloadSettings: () => Promise.resolve(settings),
  confirmStore: () => Promise.resolve(true),
  buildOrderUrl: (id) => `https://orders.example/${id}`,
  mediaUrls: ['https://media.example'],
  preferencesKey: 'console.u1.s1',
  pointsLimit: null,
  recordsLimit: null,
};
