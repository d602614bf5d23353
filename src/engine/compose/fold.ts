/** A text to compare with: without case, accents, width and repeated blanks. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    // Some small letters are two capitals: 'ß' is 'SS'.
    .toUpperCase()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
