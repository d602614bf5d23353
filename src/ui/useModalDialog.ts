import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { firstField } from './focusable';

interface ModalOptions {
  isBusy: boolean;
  /** Cancel has the focus at first, not the first field. */
  focusCancel: boolean;
  onCancel: () => void;
}

/** Opens a dialog while it is mounted, puts the focus where it belongs, and back when it goes. */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  { isBusy, focusCancel, onCancel }: ModalOptions,
): void {
  const cancelled = useEffectEvent((event: Event) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onCancel();
  });
  // A browser may close a dialog without asking (Escape pressed twice): then it was cancelled, or opens again.
  const closed = useEffectEvent((event: Event) => {
    const element = dialog.current;
    if (event.target !== element || !element || element.open) return;
    if (isBusy) element.showModal();
    else onCancel();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    // The foot is always in sight: a long text is read from its beginning.
    element.scrollTop = 0;
    const start = startOf(element, focusCancel);
    start?.focus({ preventScroll: start.matches('[data-cancel], [data-submit]') });
    element.addEventListener('cancel', cancelled);
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('cancel', cancelled);
      element.removeEventListener('close', closed);
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      putCaret(before);
    };
  }, [dialog, focusCancel]);
}

function startOf(element: HTMLElement, focusCancel: boolean): HTMLElement | null {
  const cancel = element.querySelector<HTMLElement>('[data-cancel]');
  if (focusCancel) return cancel;
  return firstField(element) ?? element.querySelector<HTMLElement>('[data-submit]:not(:disabled)') ?? cancel;
}

/** Chromium gives the focus back to a field without the caret: then nothing could be typed. */
function putCaret(field: Element | null): void {
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  if (field.selectionStart !== null) field.setSelectionRange(field.selectionStart, field.selectionEnd);
}
