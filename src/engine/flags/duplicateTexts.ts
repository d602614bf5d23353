/** Shorter texts are often equal by chance: 'Great product', 'Very nice dress'. */
const MIN_LETTERS = 24;
const MIN_WORDS = 5;

/** Normalizes a text: ignores case, punctuation and spaces, which are easily varied. */
export function normalizedText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Indexes of equal texts, for each text that has any. */
export function findDuplicateTexts(texts: readonly string[]): ReadonlyMap<number, readonly number[]> {
  const indexesByText = new Map<string, number[]>();
  for (const [index, text] of texts.entries()) {
    const bare = normalizedText(text);
    if (bare.length < MIN_LETTERS || bare.split(' ').length < MIN_WORDS) continue;
    indexesByText.set(bare, [...(indexesByText.get(bare) ?? []), index]);
  }
  return new Map(
    [...indexesByText.values()]
      .filter((same) => same.length > 1)
      .flatMap((same) => same.map((index) => [index, same.filter((other) => other !== index)] as const)),
  );
}
