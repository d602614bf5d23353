/** A piece of a text. */
export interface TextPiece {
  /** Position in the text. */
  from: number;
  text: string;
  /** The other text doesn't have this word. */
  isOnlyHere: boolean;
}

/** Splits a text into pieces, and marks the words that another text doesn't have. */
export function markDifferences(text: string, other: string, locale: string): readonly TextPiece[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  const normalize = (word: string) => word.normalize('NFKC').toLocaleLowerCase(locale);
  const otherWords = new Set([...segmenter.segment(other)].map(({ segment }) => normalize(segment)));
  const pieces: TextPiece[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    const isOnlyHere = isWordLike === true && !otherWords.has(normalize(segment));
    const last = pieces.at(-1);
    if (last && last.isOnlyHere === isOnlyHere) last.text += segment;
    else pieces.push({ from: index, text: segment, isOnlyHere });
  }
  return pieces;
}
