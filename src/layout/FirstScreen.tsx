import { useTranslate } from 'ra-core';
import { VisuallyHidden } from '../ui/VisuallyHidden';

let first: Node | null = null;

/** Keeps what index.html shows before any script has run; call it before React takes the place. */
export function keepFirstScreen(root: HTMLElement): void {
  first = root.firstElementChild?.cloneNode(true) ?? null;
}

function showFirst(place: HTMLElement | null): void {
  place?.replaceChildren(...(first ? [first.cloneNode(true)] : []));
}

/** The first markup again, while the session starts: nothing jumps. */
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
