import * as z from 'zod/mini';
import { boolean, text } from './shapes';

/** The singleton of a site (specification section 3). Unknown keys are kept: the provider may know more. */
export const settingsShape = z.looseObject({
  _id: text,
  platform: text,
  website: text,
  planName: text,
  defaultCurrency: text,
  defaultLocale: text,
  supportedLanguages: z._default(z.nullable(z.array(z.string())), null),
  setupRequestsPending: boolean,
  marketingIntroCompleted: boolean,
});
export type Settings = z.infer<typeof settingsShape>;
