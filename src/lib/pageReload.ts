let isReloading = false;

/** Reloads the page. The code of the current one goes on for a moment. */
export function reloadPage(): void {
  isReloading = true;
  window.location.reload();
}

/** Whether the page is about to be replaced. */
export function isPageReloading(): boolean {
  return isReloading;
}
