import { createContext, useContext } from 'react';
import type { UpdateMeta } from '../../../dataProvider/writes/withVerification';
import type { Settings } from '../../../resources/settings';

/** Current site. */
export interface CurrentSite {
  siteId: string;
  siteName: string;
  /** URL of the storefront, if it is known. */
  website: string | null;
  /** ISO 4217 code; USD if the store has none. */
  currency: string;
  /** BCP 47 tag for numbers, currency, and dates. */
  locale: string;
  /** Default language of shoppers; `en` if the store has none. */
  shoppersLocale: string;
  /** Language codes of the store without duplicates, that of `shoppersLocale` first. */
  languages: readonly string[];
  /** Colors of the storefront widgets as returned by the API; parsed by `parseWidgetTheme`. */
  widgetTheme: unknown;
  /** Settings of the store. */
  settings: Settings;
  /**
   * Saves changed settings, which show at once.
   * @param options.previous stored values: a color of `widgetTheme` that they have isn't sent
   * @param options.edit returns the change from the settings as they are when it is sent
   * @throws AppError
   */
  changeSettings: (
    change: Partial<Settings>,
    options?: { previous?: Partial<Settings>; edit?: NonNullable<UpdateMeta['edit']> },
  ) => Promise<void>;
  /** Reads the settings again. @throws AppError */
  reloadSettings: () => Promise<Settings>;
  /**
   * Asks once for a confirmation of the store after a sign-in by a link. Await it before files or bulk changes are sent.
   * @returns false if it is refused
   */
  confirmStore: () => Promise<boolean>;
  /** Returns the URL of an order on the store's platform; null if the platform has no such page. */
  buildOrderUrl: (orderId: string) => string | null;
  /** URLs of the hosts of images and videos. Media of other hosts is not loaded. */
  mediaUrls: readonly string[];
  /** Storage key prefix of this user's preferences for this site. */
  preferencesKey: string;
  /** Adjustments of more points need a confirmation; null for `CLICK_LIMITS.points`. */
  pointsLimit: number | null;
  /** Deletions and imports of more records need a confirmation; null for `CLICK_LIMITS.records`. */
  recordsLimit: number | null;
}

export const CurrentSiteContext = createContext<CurrentSite | null>(null);

/** @throws Error outside of a CurrentSiteContext */
export function useCurrentSite(): CurrentSite {
  const site = useContext(CurrentSiteContext);
  if (!site) throw new Error('useCurrentSite needs a CurrentSiteContext');
  return site;
}
