/** Whether the next page is the first one, whose focus is managed by the browser. */
let isFirst = true;

export const isFirstPage = (): boolean => isFirst;

/** Enables focus management on navigation. Called after the first page and after sign-in. */
export function enableFocusManagement(): void {
  isFirst = false;
}
