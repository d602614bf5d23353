import { createContext, useContext } from 'react';
import type { ToastMessage } from './toasts';

/** Shows a toast. Returns a function that dismisses it. */
export type ShowToast = (message: ToastMessage) => () => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Dismisses all toasts. */
export const DismissToastsContext = createContext<() => void>(() => {});

/** Returns a stable function that dismisses all toasts. */
export const useDismissToasts = (): (() => void) => useContext(DismissToastsContext);

/**
 * Returns a stable function that shows a toast.
 * @throws Error outside of a Toaster
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast is called outside of a <Toaster>.');
  return show;
}
