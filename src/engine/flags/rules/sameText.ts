/** Shorter texts are alike by chance: 'Great product', 'Very nice dress'. */
const leastLetters = 24;
const leastWords = 5;

/** What is left of a text without what is easily varied: capitals, signs, spaces. */
export function bareText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Places in the list of other texts that are the same, for each text that is not there for the first time or not alone. */
export function sameTexts(texts: readonly string[]): ReadonlyMap<number, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, text] of texts.entries()) {
    const bare = bareText(text);
    if (bare.length < leastLetters || bare.split(' ').length < leastWords) continue;
    places.set(bare, [...(places.get(bare) ?? []), place]);
  }
  return new Map(
    [...places.values()]
      .filter((same) => same.length > 1)
      .flatMap((same) => same.map((place) => [place, same.filter((other) => other !== place)] as const)),
  );
}
