import { createContext, useContext } from 'react';
import type { ToastMessage } from './toasts';

/** Shows a message; gives back a function that takes it away. */
export type ShowToast = (message: ToastMessage) => () => void;

export const ToastContext = createContext<ShowToast | null>(null);

/**
 * The function that shows a message; it stays the same between renders.
 * @throws Error outside of a Toaster
 */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast is called outside of a <Toaster>.');
  return show;
}
