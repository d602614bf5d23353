const MIN_LETTERS = 24;
const MIN_WORDS = 5;
/** Characters of a text in which its words are counted. */
const MAX_COUNTED_LENGTH = 200;

/** Finds words in scripts without spaces between them, too, such as Chinese, Japanese and Thai. */
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Whether a text is so short that others are often like it by chance. */
export function isShort(text: string): boolean {
  if (text.length >= MIN_LETTERS) return false;
  // A Chinese, Japanese or Korean character says about as much as two letters.
  const ideographs = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu) ?? [];
  return text.length + ideographs.length < MIN_LETTERS;
}

function hasFewWords(text: string): boolean {
  const segments = segmenter.segment(text.slice(0, MAX_COUNTED_LENGTH));
  return [...segments].filter(({ isWordLike }) => isWordLike).length < MIN_WORDS;
}

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
    // Such as 'Great product' and 'Very nice dress'.
    if (isShort(bare) || hasFewWords(bare)) continue;
    indexesByText.set(bare, [...(indexesByText.get(bare) ?? []), index]);
  }
  return new Map(
    [...indexesByText.values()]
      .filter((same) => same.length > 1)
      .flatMap((same) => same.map((index) => [index, same.filter((other) => other !== index)] as const)),
  );
}
