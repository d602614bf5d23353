import {
  AddNotificationContext,
  type NotificationOptions,
  type NotificationPayload,
  useAddNotificationContext,
  useNotificationContext,
} from 'ra-core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { toAppError } from '../../dataProvider/errors';
import { i18nProvider, withTranslations } from '../../i18n/i18n';
import type { UndoableMutations } from '../engine/history/undoableMutations';
import { closeNotification, createNotificationId } from '../ui/notifications/groupNotifications';
import { useSession } from './SessionContext';
import type { SiteClients } from './siteClients';

interface SiteNotificationsProps {
  clients: SiteClients;
  /** Shown with notifications after the store was left. */
  siteName?: string;
  children: ReactNode;
}

/**
 * The notifications of a store. They name customers and vouchers, so they go with the session: they aren't seen on the
 * sign-in page or as another user, not even those of writes that end later. A switch to another store closes them, except
 * failures: these, and those that come after it, are shown with the name of their store, and without their buttons. An
 * undoable one gets an Undo button, and its write is sent when it closes.
 */
export function SiteNotifications({
  clients: {
    history: { undoable },
    onLateFailure,
  },
  siteName,
  children,
}: SiteNotificationsProps) {
  const addOutside = useAddNotificationContext();
  const { setNotifications, resetNotifications } = useNotificationContext();
  const { stored } = useSession();
  const [isSameUser] = useState(() => {
    const userId = stored.read()?.userId;
    return () => stored.read()?.userId === userId;
  });
  const isLeft = useRef(false);
  const [added] = useState(() => new WeakSet<NotificationPayload>());

  const add = useCallback(
    (notification: NotificationPayload) => {
      const { message, notificationOptions } = notification;
      const id = createNotificationId();
      const close = () => setNotifications(closeNotification(id));
      const getShown = notificationOptions?.undoable ? takeUndoable(notification, undoable, id, close) : null;
      const show = () => {
        if (!isSameUser()) return;
        const shown = getShown?.() ?? notification;
        const payload = isLeft.current ? toLate(shown, siteName) : shown;
        added.add(payload);
        addOutside(payload);
      };
      // react-admin's own messages are only loaded when one is shown.
      if (typeof message !== 'string' || !message.startsWith('ra.')) show();
      else void withTranslations(() => import('../../i18n/en/areas/ra')).finally(show);
    },
    [addOutside, setNotifications, isSameUser, undoable, siteName, added],
  );

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      if (isSameUser())
        setNotifications((all) =>
          all.flatMap((shown) => {
            if (!added.has(shown)) return [shown];
            return shown.type === 'error' || shown.type === 'warning' ? [toLate(shown, siteName)] : [];
          }),
        );
      else resetNotifications();
    };
  }, [isSameUser, setNotifications, resetNotifications, added, siteName]);

  // A write that failed after its store was left. After a sign-out without the server's text, which may name a customer.
  useEffect(
    () =>
      onLateFailure((error) => {
        const { kind, message } = toAppError(error);
        const title = i18nProvider.translate(`errors.${kind}.title`);
        if (isSameUser()) add({ type: 'error', message: message || title });
        else addOutside({ type: 'error', message: title });
      }),
    [onLateFailure, add, addOutside, isSameUser],
  );
  return <AddNotificationContext value={add}>{children}</AddNotificationContext>;
}

/** Takes the undoable write of a notification. Returns a function that gives it an Undo button, if it isn't sent yet. */
function takeUndoable(
  notification: NotificationPayload,
  undoable: UndoableMutations,
  id: string,
  close: () => void,
): () => NotificationPayload {
  let isSettled = false;
  const mutation = undoable.take(() => {
    isSettled = true;
    close();
  });
  return () =>
    mutation && !isSettled
      ? withOptions(notification, {
          id,
          action: { label: i18nProvider.translate('list.action.undo'), run: () => mutation({ isUndo: true }) },
          onClose: () => mutation({ isUndo: false }),
        })
      : notification;
}

function withOptions(notification: NotificationPayload, options: NotificationOptions): NotificationPayload {
  return { ...notification, notificationOptions: { ...notification.notificationOptions, ...options } };
}

const withoutAction = (notification: NotificationPayload) => withOptions(notification, { action: undefined });

function toLate(notification: NotificationPayload, store: string | undefined): NotificationPayload {
  const { message, notificationOptions } = notification;
  if (store === undefined || typeof message !== 'string') return withoutAction(notification);
  const text = i18nProvider.translate(message, { _: message, ...notificationOptions?.messageArgs });
  return withoutAction({ ...notification, message: i18nProvider.translate('shell.ofStore', { store, text }) });
}
