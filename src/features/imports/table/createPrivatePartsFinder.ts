import type { ImportKind } from '../../../../resources/imports/importKind';
import type { ImportPreset } from '../../../../resources/imports/presets';
import { isEmptyCell } from '../check/cellText';

/**
 * Returns a function that returns what isn't public of a row: 'row', or names of fields.
 * @param preset known export file that the rows are from, which may have its own words
 */
export function createPrivatePartsFinder(
  { fields }: ImportKind,
  preset: ImportPreset | null,
): (getText: (field: string) => string | null) => readonly string[] {
  const publicFields = Object.entries(fields).flatMap(([name, { decides, words = [] }]) => {
    const publicWords = (name === 'status' && preset?.publicWords) || words;
    return decides === undefined ? [] : [{ name, decides, isPublic: createPublicTest(publicWords) }];
  });
  return (getText) =>
    publicFields.flatMap(({ name, decides, isPublic }) => {
      const text = getText(name);
      return text === null || isPublic(text) ? [] : [decides];
    });
}

/** Returns whether a cell says that something is public. A zero is how databases write that there is no date. */
function createPublicTest(words: readonly string[] | 'filled'): (text: string) => boolean {
  if (words === 'filled') return (text) => !isEmptyCell(text, 'day') && !/^[0\s:./-]+$/.test(text);
  const known = new Set(words);
  // A database may write an empty cell as a word, or a date of zeros.
  const normalize = (text: string) =>
    known.has('') && (isEmptyCell(text, 'public') || /^0{4}-00-00/.test(text)) ? '' : text.trim().toLowerCase();
  return (text) => known.has(normalize(text));
}
