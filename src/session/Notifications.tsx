import {
  CloseNotificationContext,
  type NotificationPayload,
  type NotificationType,
  useNotificationContext,
  useTranslate,
} from 'ra-core';
import { isValidElement, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { toAppError } from '../../dataProvider/errors';
import { i18nProvider, withTranslations } from '../../i18n/i18n';
import type { NoticeTone } from '../ui/feedback/Banner';
import { useToast } from '../ui/toasts/toastContext';
import { useIsSignedIn } from './SiteToasts';
import type { SiteClients } from './siteClients';
import type { UndoableMutations } from './undoableMutations';

const tones: Readonly<Record<NotificationType, NoticeTone>> = {
  success: 'done',
  info: 'info',
  warning: 'waiting',
  error: 'danger',
};

/** Shows the notifications of `useNotify` as toasts, several at a time; an undoable one gets an Undo button and its write is sent when it closes. */
export function Notifications({ clients }: { clients: SiteClients }) {
  const { notifications, setNotifications } = useNotificationContext();
  const showToast = useShowNotification(clients.undoable);
  const show = useEffectEvent(showToast);
  useLateFailures(clients, useIsSignedIn());
  useEffect(() => {
    if (notifications.length === 0) return;
    setNotifications((all) => all.filter((payload) => !notifications.includes(payload)));
    for (const notification of notifications) show(notification);
  }, [notifications, setNotifications]);
  return null;
}

function useShowNotification(undoable: UndoableMutations): (notification: NotificationPayload) => void {
  const showToast = useToast();
  const translate = useTranslate();
  const lastId = useRef(0);
  return ({ message, type, notificationOptions = {} }) => {
    const { messageArgs, autoHideDuration, multiLine } = notificationOptions;
    let close = () => {};
    // Sent before its toast could be shown: there is nothing to undo any more.
    let isSettled = false;
    const mutation = notificationOptions.undoable
      ? undoable.take(() => {
          isSettled = true;
          close();
        })
      : undefined;
    lastId.current += 1;
    const id = `notification ${lastId.current}`;
    const open = () => {
      close = showToast({
        tone: tones[type],
        text: typeof message === 'string' ? translate(message, { _: message, ...messageArgs }) : '',
        content: toContent(message, () => close()),
        duration: autoHideDuration,
        multiLine,
        // Each undoable write has its own toast; others that say the same are counted in one.
        ...(mutation &&
          !isSettled && {
            id,
            action: { label: translate('list.action.undo'), run: () => mutation({ isUndo: true }) },
            onClose: () => mutation({ isUndo: false }),
          }),
      });
    };
    // react-admin's own messages are only loaded when one is shown.
    if (typeof message === 'string' && message.startsWith('ra.'))
      void withTranslations(() => import('../../i18n/en/areas/ra')).finally(open);
    else open();
  };
}

/**
 * Shows that a write failed after its site was left; the toaster outlives the site. After a sign-out, without the
 * server's text, which may name a customer.
 */
function useLateFailures({ onLateFailure }: SiteClients, isSignedIn: () => boolean): void {
  const showToast = useToast();
  useEffect(
    () =>
      onLateFailure((error) => {
        const { kind, message } = toAppError(error);
        const serverText = isSignedIn() ? message : '';
        showToast({ tone: 'danger', text: serverText || i18nProvider.translate(`errors.${kind}.title`) });
      }),
    [onLateFailure, showToast, isSignedIn],
  );
}

function toContent(message: ReactNode, close: () => void): ReactNode {
  return isValidElement(message) && <CloseNotificationContext value={close}>{message}</CloseNotificationContext>;
}
