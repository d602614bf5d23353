import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { firstField } from '../focus/focusable';
import { addOpenDialog } from './openDialogs';

interface ModalOptions {
  isBusy: boolean;
  /** Focuses Cancel initially instead of the first field. */
  focusCancel: boolean;
  onCancel: () => void;
}

/** Shows a modal dialog while mounted, manages the initial focus, and restores the previous focus on unmount. */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  { isBusy, focusCancel, onCancel }: ModalOptions,
): void {
  const handleCancel = useEffectEvent((event: Event) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onCancel();
  });
  // Browsers may close a dialog without a cancel event (Escape pressed twice): cancel, or open it again if busy.
  const handleClose = useEffectEvent((event: Event) => {
    const element = dialog.current;
    if (event.target !== element || !element || element.open) return;
    if (isBusy) element.showModal();
    else onCancel();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const previous = document.activeElement;
    element.showModal();
    // Focusing a button in the sticky footer must not scroll the content.
    element.scrollTop = 0;
    const initial = findInitialFocus(element, focusCancel);
    initial?.focus({ preventScroll: initial.matches('[data-cancel], [data-submit]') });
    element.addEventListener('cancel', handleCancel);
    element.addEventListener('close', handleClose);
    const removeOpenDialog = addOpenDialog(element);
    return () => {
      removeOpenDialog();
      element.removeEventListener('cancel', handleCancel);
      element.removeEventListener('close', handleClose);
      element.close();
      if (previous instanceof HTMLElement && previous.isConnected) previous.focus();
      restoreCaret(previous);
    };
  }, [dialog, focusCancel]);
}

function findInitialFocus(element: HTMLElement, focusCancel: boolean): HTMLElement | null {
  const cancel = element.querySelector<HTMLElement>('[data-cancel]');
  if (focusCancel) return cancel;
  return firstField(element) ?? element.querySelector<HTMLElement>('[data-submit]:not(:disabled)') ?? cancel;
}

/** Chromium restores the focus of a field without its caret, so that typing has no effect. */
function restoreCaret(field: Element | null): void {
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return;
  if (field.selectionStart !== null) field.setSelectionRange(field.selectionStart, field.selectionEnd);
}
