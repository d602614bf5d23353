/** Elements in which Enter begins a new line, as often as it is wanted. */
const takesLines = 'textarea, [contenteditable="true"]';

/**
 * Enter that is held down presses a button, or sends a form, once; a page of its own would do it many times a second,
 * also after the button has become another one.
 * @returns lets it be as ever
 */
export function ignoreHeldEnter(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.repeat) return;
    if (!(event.target instanceof Element && event.target.matches(takesLines))) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
}
