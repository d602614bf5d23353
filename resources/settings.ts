import * as z from 'zod/mini';
import { boolean, id, number, text } from './shapes';

/** A text that a merchant keeps to answer with; it may hold variables. */
const savedReplyShape = z.object({ _id: id, name: text, text });
export type SavedReply = z.infer<typeof savedReplyShape>;

/** The singleton of a site (specification section 3). Unknown keys are kept: the provider may know more. */
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
  setupRequestsPending: boolean,
  marketingIntroCompleted: boolean,
  /** Points above which giving them asks first; null: no limit. */
  pointsLimit: number,
  savedReplies: z._default(z.nullable(z.array(savedReplyShape)), null),
});
export type Settings = z.infer<typeof settingsShape>;
