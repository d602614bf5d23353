/** Normalizes a text for comparison: ignores case, accents, width, and repeated whitespace. */
export function normalizeForSearch(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      // Uppercase first, because some lowercase letters have two capitals: 'ß' is 'SS'.
      .toUpperCase()
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .trim()
  );
}
