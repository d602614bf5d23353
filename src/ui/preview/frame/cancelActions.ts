/** Events by which somebody would leave a page, send a form or take something out of it. */
const actions = ['click', 'auxclick', 'submit', 'dragstart', 'drop'] as const;

/** Lets nothing in a document be pressed, sent or followed; tells what has a `data-pick` name and was clicked. */
export function cancelActions(page: Document, onPick: (name: string) => void): void {
  for (const kind of actions) {
    page.addEventListener(
      kind,
      (event) => {
        const target = event.target instanceof Element ? event.target : null;
        const named = target?.closest('[data-pick]') ?? null;
        // What opens and closes something in its own place may do so, unless it is there to be picked.
        if (named === null && target?.closest('summary') && !target.closest('a, button')) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        const name = kind === 'click' ? named?.getAttribute('data-pick') : '';
        if (name) onPick(name);
      },
      { capture: true },
    );
  }
  // Where a browser has it, this also knows of moves that no event announces.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.cancelable) event.preventDefault();
  });
}
