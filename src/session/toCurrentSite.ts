import { settingsQuery } from '../../dataProvider/recordQueries';
import type { Settings } from '../../resources/settings';
import { type Config, getMediaUrls } from '../config';
import type { CurrentSite } from '../engine/shop/currentSite';
import { parseWebsite } from '../lib/url/parseWebsite';
import { sanitizeUrl } from '../lib/url/sanitizeUrl';
import type { SiteClients } from './siteClients';
import { findPlatform } from './usePlatform';
import type { UseSiteResult } from './useSite';

interface OpenSiteFields extends Pick<UseSiteResult, 'site' | 'userId' | 'confirmStore'> {
  settings: Settings;
  clients: Pick<SiteClients, 'dataProvider' | 'queryClient'>;
}

/** The open site as lists and forms use it. Numbers and dates are formatted in the merchant's locale. */
export function toCurrentSite(
  { site, settings, userId, confirmStore, clients: { dataProvider, queryClient } }: OpenSiteFields,
  config: Pick<Config, 'platforms' | 'mediaUrl' | 'mediaUrls'>,
  locale: string,
): CurrentSite {
  const pattern = findPlatform(config.platforms, settings.platform)?.orderUrl;
  const shoppersLocale = settings.defaultLocale || 'en';
  const website = parseWebsite(settings.website);
  return {
    siteId: site._id,
    siteName: site.name,
    website,
    currency: settings.defaultCurrency || 'USD',
    locale,
    shoppersLocale,
    languages: [
      ...new Set([shoppersLocale, ...(settings.supportedLanguages ?? [])].filter((code) => code.trim() !== '')),
    ],
    widgetTheme: settings['widgetTheme'],
    settings,
    async changeSettings(data, { previous, edit } = {}) {
      const id = site._id;
      const previousData = { ...previous, _id: id, id };
      try {
        await dataProvider.update('settings', { id, data, previousData, ...(edit && { meta: { edit } }) });
      } catch (error) {
        console.warn('changing the settings failed', error);
        throw error;
      }
    },
    reloadSettings: () => queryClient.fetchQuery({ ...settingsQuery(dataProvider, site._id), staleTime: 0 }),
    confirmStore,
    mediaUrls: getMediaUrls(config),
    preferencesKey: `${userId ?? ''}.${site._id}`,
    pointsLimit: settings.pointsLimit,
    recordsLimit: settings.recordsLimit,
    buildOrderUrl(orderId) {
      if (!pattern || (pattern.includes('{website}') && website === null)) return null;
      const url = pattern
        .replace('{website}', () => (website ?? '').replace(/\/$/, ''))
        .replace('{id}', () => encodeURIComponent(orderId));
      return sanitizeUrl(url);
    },
  };
}
