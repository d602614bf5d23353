/** Opens the list of keys from the keyboard, wherever its button stands. */
let open: (() => void) | null = null;

/** The button that shows the list says how; the answer takes it back. */
export function provideKeysDialog(show: () => void): () => void {
  open = show;
  return () => {
    if (open === show) open = null;
  };
}

/** False where no list of keys is on the page. */
export function openKeysDialog(): boolean {
  open?.();
  return open !== null;
}
