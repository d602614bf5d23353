import { useTranslate } from 'ra-core';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';

let first: Node | null = null;

/** Stores the static shell of index.html; call it before React replaces it. */
export function storeFirstScreen(root: HTMLElement): void {
  first = root.firstElementChild?.cloneNode(true) ?? null;
}

function showFirst(container: HTMLElement | null): void {
  container?.replaceChildren(...(first ? [first.cloneNode(true)] : []));
}

/** Repeats the static shell of index.html while the session starts, so that the layout doesn't shift. */
export function FirstScreen() {
  const translate = useTranslate();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{translate('shell.loading')}</span>
      </VisuallyHidden>
      <div ref={showFirst} aria-hidden="true" />
    </>
  );
}
