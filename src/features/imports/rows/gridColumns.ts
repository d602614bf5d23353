import type { ImportKind } from '../../../../resources/imports';

/** Minimum width in px and flex factor of a column, by kind of value. */
const columnSizes: Readonly<Record<string, readonly [number, number]>> = {
  email: [210, 2],
  points: [90, 1],
  rating: [70, 0],
  day: [130, 1],
  country: [80, 0],
  text: [150, 2],
  long: [260, 4],
};
/** Text fields with a longer maximum get a wide column. */
const LONG_TEXT_LENGTH = 1000;
const LINE_COLUMN_WIDTH_PX = 84;
const STATE_COLUMN_WIDTH_PX = 130;

/** Returns the `grid-template-columns` of the row grid and its minimum width in px. */
export function gridColumns(kind: ImportKind, fields: readonly string[]): { template: string; minWidth: number } {
  const sizes = fields.map((name) => {
    const field = kind.fields[name];
    const isLong = field?.kind === 'text' && (field.max ?? 0) > LONG_TEXT_LENGTH;
    return columnSizes[isLong ? 'long' : (field?.kind ?? 'text')] ?? [150, 1];
  });
  const cells = sizes.map(([minWidth, share]) => (share === 0 ? `${minWidth}px` : `minmax(${minWidth}px, ${share}fr)`));
  return {
    template: [`${LINE_COLUMN_WIDTH_PX}px`, ...cells, `${STATE_COLUMN_WIDTH_PX}px`].join(' '),
    minWidth: sizes.reduce((sum, [minWidth]) => sum + minWidth, LINE_COLUMN_WIDTH_PX + STATE_COLUMN_WIDTH_PX),
  };
}
