import type { ImportKind } from '../../../../resources/imports/importKind';
import type { ImportPreset } from '../../../../resources/imports/presets';

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
    return decides === undefined ? [] : [{ name, decides, publicWords: new Set(publicWords) }];
  });
  return (getText) =>
    publicFields.flatMap(({ name, decides, publicWords }) => {
      const text = getText(name);
      return text === null || publicWords.has(text.trim().toLowerCase()) ? [] : [decides];
    });
}
