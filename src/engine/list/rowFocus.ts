/** Where the focus stands in a list: on the link that opens a row, or anything else in the row. */

export const rowSelector = 'tr[data-record]';

/** The row that holds the focus. */
export function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;
}

/** All rows of a list, as they stand. */
export function rowsOf(list: ParentNode): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(rowSelector)];
}

/** The link that opens the first row of the page. */
export function firstRow(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${rowSelector} [data-opens]`);
}

/** Puts the focus on the link that opens the row, and the row in sight. */
export function focusRow(row: HTMLElement | undefined): void {
  if (!row) return;
  row.querySelector<HTMLElement>('[data-opens]')?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
