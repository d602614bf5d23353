import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import type { SampleShop } from './sampleShop';

const samples: Readonly<Record<string, SampleShop>> = { ar, de, en, fr };

/** The sample shop in a language; in English where there is none. @param code of the language, as the settings have it */
export const sampleShopIn = (code: string): SampleShop => (Object.hasOwn(samples, code) ? (samples[code] ?? en) : en);
