import { createContext, useContext } from 'react';
import type { SavedReply, Settings } from '../../resources/settings';

/** What lists and forms need to know of the shop that is open. */
export interface Shop {
  siteId: string;
  siteName: string;
  /** Address of the storefront, if it is known. */
  website: string | null;
  /** ISO 4217 code; USD where the shop names none. */
  currency: string;
  /** BCP 47 tag for numbers, money and dates. */
  locale: string;
  /** Language that shoppers are spoken to in where they have chosen none; `en` where the shop names none. */
  shoppersLocale: string;
  /** Codes of the languages that the shop speaks, each once, that of `shoppersLocale` first. */
  languages: readonly string[];
  /** Colours of the shop's widgets as the provider has them; `readWidgetTheme` of resources makes something of them. */
  widgetTheme: unknown;
  /** Everything that the provider keeps of the shop itself. */
  settings: Settings;
  /** Shown at once, then saved: only what changes. @throws AppError after the change was taken back */
  changeSettings: (change: Partial<Settings>) => Promise<void>;
  /** The same for colours of the widgets. @throws AppError after the change was taken back */
  changeTheme: (change: Readonly<Record<string, string>>) => Promise<void>;
  /** The settings as the server has them now; they are shown from then on. @throws AppError */
  reloadSettings: () => Promise<Settings>;
  /** Widgets were changed: whoever tells of them is told what they are now. */
  reloadWidgets: () => Promise<void>;
  /** Where an order is shown on the shop's platform; null where the platform has no such page. */
  orderAddress: (orderId: string) => string | null;
  /** Base of the addresses of pictures and videos that are loaded; those of other hosts are not. */
  mediaUrl: string;
  /** Key below which this merchant's columns and views of this shop are kept. */
  preferencesKey: string;
  /** Points above which giving them asks first; null: no limit. */
  pointsLimit: number | null;
  /** Shown at once, then saved. @throws AppError after the change was taken back */
  changePointsLimit: (limit: number | null) => Promise<void>;
  /** Texts that the merchant keeps to answer with. */
  savedReplies: readonly SavedReply[];
  /** Shown at once, then saved. @throws AppError after the change was taken back */
  changeSavedReplies: (savedReplies: readonly SavedReply[]) => Promise<void>;
}

export const ShopContext = createContext<Shop | null>(null);

/** @throws Error outside a ShopContext */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopContext');
  return shop;
}
