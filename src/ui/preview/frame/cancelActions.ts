/** Events that would navigate, submit a form, or move content out of the page. */
const ACTIONS = ['click', 'auxclick', 'submit', 'dragstart', 'drop'] as const;

/** Prevents all interaction with a document. Clicks on elements with a `data-pick` name are reported. */
export function cancelActions(page: Document, onPick: (name: string) => void): void {
  for (const kind of ACTIONS) {
    page.addEventListener(
      kind,
      (event) => {
        const target = event.target instanceof Element ? event.target : null;
        const pickable = target?.closest('[data-pick]') ?? null;
        // Disclosure widgets may be toggled, unless they can be picked.
        if (pickable === null && target?.closest('summary') && !target.closest('a, button')) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const name = kind === 'click' ? pickable?.getAttribute('data-pick') : '';
        if (name) onPick(name);
      },
      { capture: true },
    );
  }
  // A mouse button that is pressed focuses the frame. The console would learn of that after the pick, and the field that
  // it focused for the pick would lose the focus again.
  page.addEventListener(
    'mousedown',
    (event) => {
      if (event.target instanceof Element && event.target.closest('[data-pick]')) event.preventDefault();
    },
    { capture: true },
  );
  // The Navigation API, if supported, also covers navigations without an event.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.cancelable) event.preventDefault();
  });
}
