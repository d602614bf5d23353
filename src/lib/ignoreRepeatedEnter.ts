/** Elements in which a repeated Enter inserts line breaks. */
const MULTILINE_FIELDS = 'textarea, [contenteditable="true"]';

/**
 * Prevents a held-down Enter key from pressing a button or submitting a form repeatedly. Browsers repeat the press many
 * times per second, even after the button has been replaced by another.
 * @returns a cleanup function
 */
export function ignoreRepeatedEnter(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.repeat) return;
    if (!(event.target instanceof Element && event.target.matches(MULTILINE_FIELDS))) event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
}
