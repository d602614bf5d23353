import { CloseNotificationContext, type NotificationType, useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { classes } from '../classes';
import { type NoticeTone, noticeIcons } from '../feedback/Banner';
import { Icon } from '../icons/Icon';
import { getDuration, type NotificationGroup } from './groupNotifications';
import styles from './NotificationCard.module.css';

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
export function NotificationCard({ notification: { latest, all }, isPaused, onClose }: NotificationCardProps) {
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
      <p role={type === 'error' ? 'alert' : 'status'} className={classes(styles.words, multiLine && styles.multiLine)}>
        {isAnnounced && (text || <CloseNotificationContext value={onClose}>{message}</CloseNotificationContext>)}
      </p>
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
