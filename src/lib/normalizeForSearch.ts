/** Latin letters that Unicode doesn't take apart into a letter and its accent, and the hyphen that doesn't break. */
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  '‐': '-',
};

/** Normalizes a text for comparison: ignores case, accents, width, kinds of hyphens, and repeated whitespace. */
export function normalizeForSearch(text: string): string {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      // Uppercase first, because some lowercase letters have two capitals: 'ß' is 'SS'.
      .toUpperCase()
      .toLowerCase()
      .replace(/[øæœłđðþ‐]/g, (letter) => letters[letter] ?? letter)
      .replace(/\s+/g, ' ')
      .trim()
  );
}
