import * as z from 'zod/mini';
import { boolean, id, number, text } from './shapes';

/** Reply template of the merchant. It may contain variables. */
export const savedReplyShape = z.object({ _id: id, name: text, text });
export type SavedReply = z.infer<typeof savedReplyShape>;

/** Manifest of the installable app. Unknown keys are kept, because the whole manifest is saved at once. */
export const pwaManifestShape = z.looseObject({
  name: text,
  short_name: text,
  theme_color: text,
  background_color: text,
  app_icon: z._default(z.nullable(z.looseObject({ src: text, type: text })), null),
});
export type PwaManifest = z.infer<typeof pwaManifestShape>;

/** Settings of a site. Unknown keys are kept. */
export const settingsShape = z.looseObject({
  _id: text,
  platform: text,
  website: text,
  planName: text,
  defaultCurrency: text,
  defaultLocale: text,
  supportedLanguages: z._default(z.nullable(z.array(z.string())), null),
  customCss: text,
  shopifyLoyaltyPageHandle: text,
  pwa_manifest_enabled: boolean,
  pwa_manifest: z._default(z.nullable(pwaManifestShape), null),
  setupRequestsPending: boolean,
  marketingIntroCompleted: boolean,
  /** Adding more points than this requires a confirmation; null for the console's default. */
  pointsLimit: number,
  /** Deleting or importing more records than this requires typing the number; null for the console's default. */
  recordsLimit: number,
  savedReplies: z._default(z.nullable(z.array(savedReplyShape)), null),
});
export type Settings = z.infer<typeof settingsShape>;
