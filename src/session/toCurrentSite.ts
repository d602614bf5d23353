import { type Config, getMediaUrls } from '../config';
import type { CurrentSite } from '../engine/shop/currentSite';
import { parseWebsite } from '../lib/url/parseWebsite';
import { sanitizeUrl } from '../lib/url/sanitizeUrl';
import { findPlatform } from './usePlatform';
import type { UseSiteResult } from './useSite';

type OpenSiteFields = Pick<
  UseSiteResult,
  | 'site'
  | 'settings'
  | 'userId'
  | 'changeSettings'
  | 'changeTheme'
  | 'reloadSettings'
  | 'reloadWidgets'
  | 'confirmStore'
>;

/** The open site as lists and forms use it. Numbers and dates are formatted in the merchant's locale. */
export function toCurrentSite(
  { site, settings, userId, changeSettings, changeTheme, reloadSettings, reloadWidgets, confirmStore }: OpenSiteFields,
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
    changeSettings,
    changeTheme,
    reloadSettings,
    reloadWidgets,
    confirmStore,
    mediaUrls: getMediaUrls(config),
    preferencesKey: `${userId ?? ''}.${site._id}`,
    pointsLimit: settings.pointsLimit,
    recordsLimit: settings.recordsLimit,
    changePointsLimit: (pointsLimit) => changeSettings({ pointsLimit }),
    savedReplies: settings.savedReplies ?? [],
    changeSavedReplies: (savedReplies) => changeSettings({ savedReplies: [...savedReplies] }),
    buildOrderUrl(orderId) {
      if (!pattern || (pattern.includes('{website}') && website === null)) return null;
      const url = pattern
        .replace('{website}', () => (website ?? '').replace(/\/$/, ''))
        .replace('{id}', () => encodeURIComponent(orderId));
      return sanitizeUrl(url);
    },
  };
}
