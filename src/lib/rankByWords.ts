import { normalizeForSearch } from './normalizeForSearch';

/** An item that can be found by words. */
export interface WordMatch {
  label: string;
  /** More words that find it, such as synonyms. */
  keywords?: string;
}

/**
 * Finds the items that contain every word of a text, ignoring case and accents. Items whose label starts with the text
 * come first, then those whose label contains a word of it. Keeps the order otherwise.
 */
export function rankByWords<Item extends WordMatch>(items: readonly Item[], text: string): readonly Item[] {
  const terms = normalizeForSearch(text).split(' ').filter(Boolean);
  const found = items.filter(({ label, keywords = '' }) => {
    const words = normalizeForSearch(`${label} ${keywords}`);
    return terms.every((term) => words.includes(term));
  });
  const rank = ({ label }: Item) => {
    const name = normalizeForSearch(label);
    if (name.startsWith(terms[0] ?? '')) return 0;
    return terms.some((term) => name.includes(term)) ? 1 : 2;
  };
  return found.toSorted((a, b) => rank(a) - rank(b));
}
