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

/** A message on its way. */
export interface Toast extends ToastMessage {
  id: number;
  /** How often the same was said while it stood. */
  count: number;
}

export type ToastChange = { kind: 'add'; toast: Toast } | { kind: 'dismiss'; id: number } | { kind: 'dismissAll' };

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

/** The messages after a change; the same message again is counted, and beyond the most seen the oldest passing one goes. */
export function changeToasts(toasts: readonly Toast[], change: ToastChange): readonly Toast[] {
  if (change.kind === 'dismissAll') return [];
  if (change.kind === 'dismiss') return toasts.filter((toast) => toast.id !== change.id);
  const { toast } = change;
  const same = toasts.find((one) => one.tone === toast.tone && one.text === toast.text);
  const rest = toasts.filter((one) => one !== same);
  const next = [...rest, { ...toast, count: (same?.count ?? 0) + 1 }];
  if (next.length <= mostSeen) return next;
  const passing = next.find((one) => !staysUp(one) && one.id !== toast.id);
  return passing ? next.filter((one) => one !== passing) : next;
}
