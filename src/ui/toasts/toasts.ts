/** Toast state. */
import type { ReactNode } from 'react';
import type { NoticeTone } from '../feedback/Banner';

/** Content of a toast. */
export interface ToastMessage {
  tone: NoticeTone;
  text: string;
  /** Action button, such as Undo or Retry. Running it dismisses the toast. */
  action?: { label: string; run: () => void } | undefined;
  /** Stays until dismissed. Toasts of tone `danger` always do. */
  persistent?: boolean | undefined;
  /** Milliseconds that it is shown, or null until it is dismissed; without one, its length and tone decide. */
  duration?: number | null | undefined;
  /** Keeps the line breaks of the text. */
  multiLine?: boolean | undefined;
  /** Shown in place of the text. */
  content?: ReactNode;
  /** Tells messages apart that say the same. */
  id?: string | undefined;
  /** Called once when it is gone, however it went. */
  onClose?: (() => void) | undefined;
}

/** A visible toast, unique by tone, text and id. */
export interface Toast extends ToastMessage {
  /** Number of repetitions while active. */
  count: number;
}

export type ToastChange = { kind: 'add' | 'dismiss'; message: ToastMessage } | { kind: 'dismissAll' };

export const MAX_VISIBLE_TOASTS = 4;

/** Whether a toast stays until dismissed. */
export function isSticky(toast: ToastMessage): boolean {
  if (toast.duration !== undefined) return toast.duration === null;
  return toast.tone === 'danger' || toast.persistent === true;
}

/** Duration of a toast in ms: at least 6 s, longer for long texts and toasts with an action. */
export function toastDuration(toast: ToastMessage): number {
  if (typeof toast.duration === 'number') return toast.duration;
  return Math.max(toast.action ? 10_000 : 6_000, toast.text.length * 80);
}

/** Whether two messages are shown as one. */
export function isSameToast(a: ToastMessage, b: ToastMessage): boolean {
  return a.tone === b.tone && a.text === b.text && a.id === b.id;
}

/** Adds or removes messages. A repeated message is counted; above the maximum, the oldest one that isn't sticky is removed. */
export function toastReducer(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  if (change.kind === 'dismissAll') return [];
  const { message } = change;
  const rest = toasts.filter((toast) => !isSameToast(toast, message));
  if (change.kind === 'dismiss') return rest;
  const before = toasts.find((toast) => isSameToast(toast, message))?.count ?? 0;
  const next = [...rest, { ...message, count: before + 1 }];
  if (next.length <= MAX_VISIBLE_TOASTS) return next;
  const expiring = rest.find((toast) => !isSticky(toast));
  return next.filter((toast) => toast !== expiring);
}
