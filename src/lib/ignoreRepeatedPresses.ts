/** Elements in which a repeated Enter inserts line breaks. */
const MULTILINE_FIELDS = 'textarea, [contenteditable="true"]';

/** A link or button that was clicked, and its name then: React may reuse the element for another control. */
interface Clicked {
  control: Element | null;
  name: string;
}

/**
 * Prevents one press from acting on two controls:
 * - A held-down Enter key, which browsers repeat many times per second, presses a button or submits a form once.
 * - The second click of a double click is ignored if it hits another control than the first: one that has moved below the
 *   pointer, or appeared there, such as the button of the next record, or “Cancel” in place of “Undo”.
 * @returns a cleanup function
 */
export function ignoreRepeatedPresses(): () => void {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && event.repeat && !findTarget(event, MULTILINE_FIELDS)) event.preventDefault();
    },
    options,
  );

  let last: Clicked = { control: null, name: '' };
  document.addEventListener(
    'click',
    (event) => {
      const control = findTarget(event, 'a, button');
      const name = `${control?.ariaLabel} ${control?.textContent}`;
      if (event.detail > 1 && control && (control !== last.control || name !== last.name)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else last = { control, name };
    },
    options,
  );
  return () => abort.abort();
}

const findTarget = ({ target }: Event, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;
