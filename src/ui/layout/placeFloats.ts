/**
 * Places the elements that float above the page (`data-float`), as soon as this is loaded: as low as possible without covering
 * a bar (`data-bar`), another such element, or, outside of tables and lists, a button or a link of a navigation. If there is no
 * room, buttons and links are covered. In a dialog, only its own elements count.
 */
import buttonStyles from '../buttons/Button.module.css';

/** Space around a floating element, in px. */
const GAP_PX = 12;

/** Space at the end of the page while something floats, in px, as in the style sheet. */
const END_PX = 240;

const bars = '[data-bar], [data-float]';
const controls = `${bars}, button, .${buttonStyles['button']}, main nav a`;

function placeFloats(): void {
  const { body } = document;
  const floats = [...document.querySelectorAll<HTMLElement>('[data-float]')].filter(
    ({ children }) => children.length > 0,
  );
  // Without any, nothing is measured, as that would lay out the page at each of its changes.
  if (floats.length === 0 && body.dataset['floating'] === undefined) return;
  for (const float of floats) {
    const end = findEnd(float, controls);
    float.style.insetBlockEnd = `${innerHeight - (end < float.offsetHeight ? findEnd(float, bars) : end)}px`;
  }
  // Space at the end of the page, so that it can be scrolled above them. It stays while the page is scrolled there, which
  // would move without it.
  if (floats.length > 0) body.dataset['floating'] = '';
  else if (scrollY + innerHeight + END_PX <= body.scrollHeight) delete body.dataset['floating'];
}

/** The lowest bottom edge, in px from the top of the window, with which an element covers nothing that matches. */
function findEnd(float: HTMLElement, selector: string): number {
  const { left, right, height } = float.getBoundingClientRect();
  const dialog = float.closest('dialog');
  return [...document.querySelectorAll(selector)]
    .filter(
      (element) =>
        element.closest('dialog') === dialog && !float.contains(element) && !element.closest('tr, li, [popover]'),
    )
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.right > left && box.left < right)
    .sort((one, other) => other.bottom - one.bottom)
    .reduce(
      (end, { top, bottom }) => (bottom + GAP_PX > end - height && top - GAP_PX < end ? top - GAP_PX : end),
      innerHeight - GAP_PX,
    );
}

new MutationObserver(placeFloats).observe(document.body, { childList: true, characterData: true, subtree: true });
new ResizeObserver(placeFloats).observe(document.body);
window.addEventListener('scroll', placeFloats, { capture: true, passive: true });
window.addEventListener('resize', placeFloats);
placeFloats();
