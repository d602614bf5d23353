/**
 * Has the browser read what its formats need, which the first one of a page takes tens of ms for, in whatever language. To be
 * called while nothing but the network is waited for: else the first rows wait for it.
 */
export function warmFormats(): void {
  new Intl.NumberFormat('en').format(0);
}
