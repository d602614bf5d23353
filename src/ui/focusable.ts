const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]:not([tabindex="-1"])';

/** The first element inside that takes the focus: one that asks for it (`data-autofocus`) before all others. */
export function firstFocusable(inside: HTMLElement): HTMLElement | null {
  return inside.querySelector<HTMLElement>('[data-autofocus]') ?? inside.querySelector<HTMLElement>(focusable);
}

/** The first field of a form inside, or one that asks for the focus. */
export function firstField(inside: HTMLElement): HTMLElement | null {
  return inside.querySelector<HTMLElement>(
    '[data-autofocus],input:not(:disabled,[type=hidden]),select:not(:disabled),textarea:not(:disabled),[contenteditable=true]',
  );
}
