/** Words as data, such as a name to begin with: without the marks that keep a name in its own direction among other words. */
export function plainText(words: string): string {
  return words.replace(/[\u2066-\u2069]/g, '');
}
