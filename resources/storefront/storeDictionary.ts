import type { Dictionary } from './shopperText';

/** Custom texts of a store in one language. */
export interface StoreDictionary {
  texts: Dictionary;
  /** Entries that are not texts, or are empty. They are sent back unchanged. */
  unknownEntries: Readonly<Record<string, unknown>>;
}
