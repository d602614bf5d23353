const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex]:not([tabindex="-1"])';

/** Returns the first focusable element, or the first with `data-autofocus` if there is one. */
export function firstFocusable(container: HTMLElement): HTMLElement | null {
  return container.querySelector<HTMLElement>('[data-autofocus]') ?? container.querySelector<HTMLElement>(FOCUSABLE);
}

/** Returns the first enabled field, or element with `data-autofocus`. */
export function firstField(container: HTMLElement): HTMLElement | null {
  return container.querySelector<HTMLElement>(
    '[data-autofocus],input:not(:disabled,[type=hidden]),select:not(:disabled),textarea:not(:disabled),[contenteditable=true]',
  );
}
