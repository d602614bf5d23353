/** The visible notifications of react-admin's `useNotify`. */
import type { NotificationPayload } from 'ra-core';

declare module 'ra-core' {
  /** What the console's notifications have in addition to react-admin's. */
  interface NotificationOptions {
    /** Button, such as Undo or Retry. Running it closes the notification. */
    action?: { label: string; run: () => void } | undefined;
    /**
     * Tells notifications apart that say the same; see {@link createNotificationId} and {@link closeNotification}. One
     * that says something else takes the place of those with its id, such as a success that of a failure.
     */
    id?: string | undefined;
    /** Called once when it is gone, however it went. */
    onClose?: (() => void) | undefined;
  }
}

/** Notifications that say the same, shown as one with a count: the latest. */
export interface NotificationGroup {
  key: string;
  latest: NotificationPayload;
  all: readonly NotificationPayload[];
}

export const MAX_VISIBLE_NOTIFICATIONS = 2;

let lastId = 0;

/** Returns an id that no other notification has. */
export function createNotificationId(): string {
  lastId += 1;
  return String(lastId);
}

/**
 * Milliseconds that a notification is shown, or null until it is closed, as errors are. Without `autoHideDuration` at
 * least 6 s, longer for long texts and those with an action.
 */
export function getDuration(
  { type, notificationOptions: { action, autoHideDuration } = {} }: NotificationPayload,
  text = '',
): number | null {
  if (autoHideDuration !== undefined) return autoHideDuration;
  return type === 'error' ? null : Math.max(action ? 10_000 : 6_000, text.length * 80);
}

/** Groups notifications by type, message and id; the one repeated last is at the end. */
export function groupNotifications(notifications: readonly NotificationPayload[]): readonly NotificationGroup[] {
  const groups = new Map<string, NotificationGroup>();
  for (const latest of notifications) {
    const name = `${latest.type} ${latest.notificationOptions?.id} ${latest.message}`;
    const all = [...(groups.get(name)?.all ?? []), latest];
    groups.delete(name);
    // A repeated one is shown again: its timer starts again, and it is announced again.
    groups.set(name, { key: all.length + name, latest, all });
  }
  return [...groups.values()];
}

/** Adds a notification. Above the maximum, the oldest one that would expire goes. */
export function addNotification(all: NotificationPayload[], added: NotificationPayload): NotificationPayload[] {
  const { id } = added.notificationOptions ?? {};
  const isReplaced = ({ message, notificationOptions }: NotificationPayload) =>
    id !== undefined && notificationOptions?.id === id && message !== added.message;
  const next = [...all.filter((notification) => !isReplaced(notification)), added];
  const groups = groupNotifications(next);
  if (groups.length <= MAX_VISIBLE_NOTIFICATIONS) return next;
  const expiring = groups.slice(0, -1).find(({ latest }) => getDuration(latest) !== null);
  return next.filter((notification) => !expiring?.all.includes(notification));
}

/** Returns a change of the list of notifications that closes the one with an id. */
export function closeNotification(id: string): (all: NotificationPayload[]) => NotificationPayload[] {
  return (all) => all.filter(({ notificationOptions }) => notificationOptions?.id !== id);
}
