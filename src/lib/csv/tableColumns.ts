/** A column of a table that was read. Cells are found by `index`, never by name: names may be missing, double or `__proto__`. */
export interface TableColumn {
  index: number;
  /** As it stands in the header; null where the file has no header, or nothing in this place. */
  name: string | null;
  /** How many columns of this name stand before it. */
  copy: number;
}

/** An e-mail address, a number or a date: what stands in a row, not over it. */
const value = /^\s*(?:\S+@\S+\.\S+|[-+]?\d[\d.,\s]*%?|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}.*)\s*$/;

/** Whether the first record names the columns: it does, unless one of its cells is a value. */
export function looksLikeHeader(cells: readonly string[]): boolean {
  return cells.some((cell) => cell.trim() !== '') && !cells.some((cell) => value.test(cell));
}

/** The columns of a table, as many as its header or widest row has. */
export function columnsOf(header: readonly string[] | null, width: number): TableColumn[] {
  const seen = new Map<string, number>();
  return Array.from({ length: Math.max(width, header?.length ?? 0) }, (_, index) => {
    const name = header?.[index]?.trim() || null;
    const copy = name === null ? 0 : (seen.get(name) ?? 0);
    if (name !== null) seen.set(name, copy + 1);
    return { index, name, copy };
  });
}
