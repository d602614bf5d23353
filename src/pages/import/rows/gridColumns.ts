import type { ImportKind } from '../../../../resources/imports';

/** Least width of a cell by what it holds, in px, and its share of what is left. */
const widths: Readonly<Record<string, readonly [number, number]>> = {
  email: [210, 2],
  points: [90, 1],
  rating: [70, 0],
  day: [130, 1],
  country: [80, 0],
  text: [150, 2],
  long: [260, 4],
};
/** Texts of more letters than this have a wide cell. */
const longText = 1000;
const line = 84;
const state = 130;

/** Widths of the grid's columns, as CSS has them, and of all together. */
export function gridColumns(kind: ImportKind, fields: readonly string[]): { template: string; least: number } {
  const of = fields.map((name) => {
    const field = kind.fields[name];
    const isLong = field?.kind === 'text' && (field.max ?? 0) > longText;
    return widths[isLong ? 'long' : (field?.kind ?? 'text')] ?? [150, 1];
  });
  const cells = of.map(([least, share]) => (share === 0 ? `${least}px` : `minmax(${least}px, ${share}fr)`));
  return {
    template: [`${line}px`, ...cells, `${state}px`].join(' '),
    least: of.reduce((sum, [least]) => sum + least, line + state),
  };
}
