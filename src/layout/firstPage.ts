/** Whether the page that comes is the one that the browser has opened: there, the browser itself cares for the focus. */
let isFirst = true;

export const isFirstPage = (): boolean => isFirst;

/** From now on, the focus is ours to move: after the first page, and after a sign-in. */
export function leaveFirstPage(): void {
  isFirst = false;
}
