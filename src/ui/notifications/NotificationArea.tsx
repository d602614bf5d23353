import {
  AddNotificationContext,
  CloseNotificationContext,
  NotificationContextProvider,
  type NotificationPayload,
  type NotificationType,
  useNotificationContext,
  useTranslate,
} from 'ra-core';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { classes } from '../classes';
import { type NoticeTone, noticeIcons } from '../feedback/Banner';
import { firstFocusable } from '../focus/focusable';
import { Icon } from '../icons/Icon';
import { useTopHost } from '../overlays/useTopHost';
import {
  addNotification,
  getDuration,
  groupNotifications,
  MAX_VISIBLE_NOTIFICATIONS,
  type NotificationGroup,
} from './groupNotifications';
import styles from './NotificationArea.module.css';

/**
 * Provides react-admin's notifications (`useNotify`), and shows the newest in a corner, which F6 moves the focus to. They
 * don't expire while one is hovered or focused, and can be used while a modal dialog is open. They cover no buttons (see
 * `placeFloats`).
 */
export function NotificationArea({ children }: { children: ReactNode }) {
  return (
    <NotificationContextProvider>
      <Region>{children}</Region>
    </NotificationContextProvider>
  );
}

function Region({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { notifications, setNotifications, resetNotifications } = useNotificationContext();
  const [isPaused, setPaused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const add = useCallback(
    (notification: NotificationPayload) => setNotifications((all) => addNotification(all, notification)),
    [setNotifications],
  );
  useOnClose(notifications);
  const host = useTopHost(() => {
    region.current?.showPopover?.();
  });
  const restoreFocus = useRegionKey(region, notifications.length > 0);
  const groups = groupNotifications(notifications);
  const leave = () => {
    restoreFocus();
    setPaused(false);
  };
  const close = ({ all }: NotificationGroup) => {
    if (groups.length === 1) leave();
    else if (region.current?.contains(document.activeElement)) region.current.focus();
    setNotifications((current) => current.filter((notification) => !all.includes(notification)));
  };
  const closeAll = () => {
    leave();
    resetNotifications();
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setPaused(false);
  };
  const hiddenCount = groups.length - MAX_VISIBLE_NOTIFICATIONS;
  return (
    <AddNotificationContext value={add}>
      {children}
      {createPortal(
        <section
          ref={region}
          // In the top layer, so that the animation of a dialog that opens doesn't move the notifications.
          popover="manual"
          aria-label={translate('ui.notifications')}
          tabIndex={-1}
          className={styles.region}
          data-float
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={onBlur}
        >
          {hiddenCount > 0 && (
            <div className={styles.earlier}>
              {translate('ui.earlier', { smart_count: hiddenCount })}
              <Button size="small" onClick={closeAll}>
                {translate('ui.dismissAll')}
              </Button>
            </div>
          )}
          {groups.slice(-MAX_VISIBLE_NOTIFICATIONS).map((group) => (
            <NotificationCard key={group.key} notification={group} isPaused={isPaused} onClose={() => close(group)} />
          ))}
        </section>,
        host,
      )}
    </AddNotificationContext>
  );
}

/** Calls `onClose` of the notifications that are gone. */
function useOnClose(notifications: readonly NotificationPayload[]): void {
  const previous = useRef(notifications);
  useEffect(() => {
    const closed = previous.current.filter((notification) => !notifications.includes(notification));
    previous.current = notifications;
    for (const { notificationOptions } of closed) notificationOptions?.onClose?.();
  }, [notifications]);
}

const tones: Readonly<Record<NotificationType, NoticeTone>> = {
  success: 'done',
  info: 'info',
  warning: 'waiting',
  error: 'danger',
};

interface NotificationCardProps {
  notification: NotificationGroup;
  /** Pauses the timer. */
  isPaused: boolean;
  onClose: () => void;
}

/** A notification that closes itself after its duration, unless it is sticky. */
function NotificationCard({ notification: { latest, all }, isPaused, onClose }: NotificationCardProps) {
  const translate = useTranslate();
  const isAnnounced = useMounted();
  const closeLatest = useEffectEvent(onClose);
  const { message, type, notificationOptions: { action, messageArgs, multiLine } = {} } = latest;
  const text = typeof message === 'string' ? translate(message, { _: message, ...messageArgs }) : '';
  const duration = isPaused ? null : getDuration(latest, text);
  useEffect(() => {
    if (duration === null) return;
    const timer = setTimeout(closeLatest, duration);
    return () => clearTimeout(timer);
  }, [duration]);

  const run = () => {
    onClose();
    action?.run();
  };
  return (
    <div className={classes(styles.card, styles[type])}>
      <Icon name={noticeIcons[tones[type]]} className={styles.icon} />
      <div
        role={type === 'error' ? 'alert' : 'status'}
        className={classes(styles.words, multiLine && styles.multiLine)}
      >
        {isAnnounced && (text || <CloseNotificationContext value={onClose}>{message}</CloseNotificationContext>)}
      </div>
      {all.length > 1 && (
        <span className={styles.count} title={translate('ui.repeated', { count: all.length })}>
          ×{all.length}
        </span>
      )}
      {action && (
        <Button size="small" onClick={run}>
          {action.label}
        </Button>
      )}
      <IconButton label={translate('ui.dismiss')} icon="close" onClick={onClose} />
    </div>
  );
}

/** False in the first render: screen readers only announce text that is added to an existing live region. */
function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}

/**
 * Moves the focus to a region with F6 while it has content, and back on the second press.
 * @returns a function that restores the focus if it is inside the region
 */
function useRegionKey(region: RefObject<HTMLElement | null>, hasContent: boolean): () => void {
  /** Had the focus before the region. */
  const previous = useRef<EventTarget | null>(null);
  useEffect(() => {
    const element = region.current;
    if (!hasContent || !element) return;
    const onFocusIn = ({ relatedTarget }: globalThis.FocusEvent) => {
      const isInside = relatedTarget instanceof Node && element.contains(relatedTarget);
      if (!isInside) previous.current = relatedTarget;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.defaultPrevented) return;
      event.preventDefault();
      if (element.contains(document.activeElement)) restoreFocus(element, previous.current);
      else element.focus();
    };
    element.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [region, hasContent]);
  return () => restoreFocus(region.current, previous.current, { preventScroll: true });
}

/** Moves the focus from a region back to where it was, if it is in the region. */
function restoreFocus(region: HTMLElement | null, previous: EventTarget | null, options?: FocusOptions): void {
  if (!region?.contains(document.activeElement)) return;
  // Everything outside of an open dialog is inert.
  const dialog = region.closest('dialog');
  const fallback = dialog ? firstFocusable(dialog) : document.querySelector<HTMLElement>('main');
  (previous instanceof HTMLElement && previous.isConnected ? previous : fallback)?.focus(options);
}
