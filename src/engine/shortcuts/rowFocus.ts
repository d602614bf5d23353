/** Focus in a list: on the link that opens a row, or on another element of the row. */

export const rowSelector = 'tr[data-record]';

/** Returns the focused row. */
export function getFocusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;
}

/** Returns all rows of a list, in order. */
export function getRowElements(list: ParentNode): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(rowSelector)];
}

/** Returns the link that opens the first row of the page. */
export function getFirstRow(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`${rowSelector} [data-opens]`);
}

/** Focuses the link of a row and scrolls the row into view. */
export function focusRow(row: HTMLElement | undefined): void {
  if (!row) return;
  row.querySelector<HTMLElement>('[data-opens]')?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}
