import type { Dictionary } from './shopperText';

/** What a shop says in its own words in one language. */
export interface ShopDictionary {
  texts: Dictionary;
  /** What stands under other keys and is no text, or an empty one: it is kept as it is. */
  rest: Readonly<Record<string, unknown>>;
}
