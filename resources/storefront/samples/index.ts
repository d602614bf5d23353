import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import type { SampleStore } from './sampleStore';

const samples: Readonly<Record<string, SampleStore>> = { ar, de, en, fr };

/** Returns the sample store of a language, or the English one. @param code language code as in the settings */
export const getSampleStore = (code: string): SampleStore =>
  Object.hasOwn(samples, code) ? (samples[code] ?? en) : en;
