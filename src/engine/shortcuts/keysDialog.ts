/** Opens the shortcuts dialog for code without access to its state. */
let open: (() => void) | null = null;

/** Registers the function that opens the dialog. Returns a function that unregisters it. */
export function provideKeysDialog(show: () => void): () => void {
  open = show;
  return () => {
    if (open === show) open = null;
  };
}

/** Opens the dialog. Returns false if the page has none. */
export function openKeysDialog(): boolean {
  open?.();
  return open !== null;
}
