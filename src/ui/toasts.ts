/** What the toaster holds, and how it changes. */
import type { NoticeTone } from './Notice';

/** A short message about something that has happened. */
export interface ToastMessage {
  tone: NoticeTone;
  text: string;
  /** What can be done about it: Undo, Try again. Running it dismisses the message. */
  action?: { label: string; run: () => void } | undefined;
  /** Stays until dismissed; a message of danger always does. */
  persistent?: boolean | undefined;
}

/** A message on its way; no two have the same tone and text. */
export interface Toast extends ToastMessage {
  /** How often the same was said while it stood. */
  count: number;
}

export type ToastChange = { kind: 'add' | 'dismiss'; message: ToastMessage } | { kind: 'dismissAll' };

/** How many are seen at once. */
export const mostSeen = 4;

/** Whether it stays until dismissed. */
export function staysUp(toast: ToastMessage): boolean {
  return toast.tone === 'danger' || toast.persistent === true;
}

/** How long it is seen, in ms: never under 6 s, and longer for a long text or one with something to do. */
export function timeSeen(toast: ToastMessage): number {
  return Math.max(toast.action ? 10_000 : 6_000, toast.text.length * 80);
}

/** Whether two messages say the same. */
function isSame(one: ToastMessage, other: ToastMessage): boolean {
  return one.tone === other.tone && one.text === other.text;
}

/** The messages after a change; the same message again is counted, and beyond the most seen the oldest passing one goes. */
export function changeToasts(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  if (change.kind === 'dismissAll') return [];
  const { message } = change;
  const rest = toasts.filter((toast) => !isSame(toast, message));
  if (change.kind === 'dismiss') return rest;
  const before = toasts.find((toast) => isSame(toast, message))?.count ?? 0;
  const next = [...rest, { ...message, count: before + 1 }];
  if (next.length <= mostSeen) return next;
  const passing = rest.find((toast) => !staysUp(toast));
  return next.filter((toast) => toast !== passing);
}
