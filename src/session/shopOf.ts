import type { Config } from '../config';
import type { Shop } from '../engine/shop';
import { safeUrl } from '../lib/safeUrl';
import type { OpenShop } from './useSite';

type ShopParts = Pick<
  OpenShop,
  'site' | 'settings' | 'userId' | 'changeSettings' | 'changeTheme' | 'reloadSettings' | 'reloadWidgets'
>;

/** What lists and forms need to know of the open shop; numbers and dates are in the merchant's own locale. */
export function shopOf(
  { site, settings, userId, changeSettings, changeTheme, reloadSettings, reloadWidgets }: ShopParts,
  { platforms, mediaUrl }: Pick<Config, 'platforms' | 'mediaUrl'>,
  locale: string,
): Shop {
  const pattern = platforms.find((platform) => platform.id === settings.platform)?.orderUrl;
  const shoppersLocale = settings.defaultLocale || 'en';
  const website = safeUrl(settings.website);
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
    mediaUrl,
    preferencesKey: `${userId ?? ''}.${site._id}`,
    pointsLimit: settings.pointsLimit,
    changePointsLimit: (pointsLimit) => changeSettings({ pointsLimit }),
    savedReplies: settings.savedReplies ?? [],
    changeSavedReplies: (savedReplies) => changeSettings({ savedReplies: [...savedReplies] }),
    orderAddress(orderId) {
      if (!pattern || (pattern.includes('{website}') && website === null)) return null;
      const address = pattern
        .replace('{website}', () => (website ?? '').replace(/\/$/, ''))
        .replace('{id}', () => encodeURIComponent(orderId));
      return safeUrl(address);
    },
  };
}
