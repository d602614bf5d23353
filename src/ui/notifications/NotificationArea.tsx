import {
  AddNotificationContext,
  NotificationContextProvider,
  type NotificationPayload,
  useNotificationContext,
  useTranslate,
} from 'ra-core';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../buttons/Button';
import { useRegionKey } from '../focus/useRegionKey';
import { useTopHost } from '../overlays/useTopHost';
import {
  addNotification,
  groupNotifications,
  MAX_VISIBLE_NOTIFICATIONS,
  type NotificationGroup,
} from './groupNotifications';
import styles from './NotificationArea.module.css';
import { NotificationCard } from './NotificationCard';

/**
 * Provides react-admin's notifications (`useNotify`), and shows the newest in a corner, which F6 moves the focus to. They
 * don't expire while one is hovered or focused, and can be used while a modal dialog is open. An element with
 * `data-bottom-bar` moves them up, further with the value 'high' on small screens.
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
    if (region.current && 'showPopover' in region.current) region.current.showPopover();
  });
  const restoreFocus = useRegionKey(region, notifications.length > 0);
  const groups = groupNotifications(notifications);
  const close = ({ all }: NotificationGroup) => {
    if (groups.length === 1) {
      restoreFocus();
      setPaused(false);
    } else if (region.current?.contains(document.activeElement)) region.current.focus();
    setNotifications((current) => current.filter((notification) => !all.includes(notification)));
  };
  const closeAll = () => {
    restoreFocus();
    setPaused(false);
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
