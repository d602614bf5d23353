import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../buttons/Button';
import { IconButton } from '../buttons/IconButton';
import { classes } from '../classes';
import { noticeIcons } from '../feedback/Banner';
import { Icon } from '../icons/Icon';
import styles from './ToastCard.module.css';
import { isSticky, type Toast, toastDuration } from './toasts';

interface ToastCardProps {
  toast: Toast;
  /** Pauses the timer. */
  isPaused: boolean;
  onDismiss: () => void;
}

/** A toast that dismisses itself after its duration, unless it is sticky. */
export function ToastCard({ toast, isPaused, onDismiss }: ToastCardProps) {
  const translate = useTranslate();
  const isAnnounced = useMounted();
  const dismissLatest = useEffectEvent(onDismiss);
  const duration = isSticky(toast) || isPaused ? null : toastDuration(toast);
  useEffect(() => {
    if (duration === null) return;
    const timer = setTimeout(dismissLatest, duration);
    return () => clearTimeout(timer);
  }, [duration]);

  const { action } = toast;
  const run = () => {
    onDismiss();
    action?.run();
  };
  return (
    <div className={classes(styles.card, styles[toast.tone])}>
      <Icon name={noticeIcons[toast.tone]} className={styles.icon} />
      <p
        role={toast.tone === 'danger' ? 'alert' : 'status'}
        className={classes(styles.words, toast.multiLine && styles.multiLine)}
      >
        {isAnnounced && (toast.content || toast.text)}
      </p>
      {toast.count > 1 && (
        <span className={styles.count} title={translate('ui.repeated', { count: toast.count })}>
          ×{toast.count}
        </span>
      )}
      {action && (
        <Button size="small" onClick={run}>
          {action.label}
        </Button>
      )}
      <IconButton label={translate('ui.dismiss')} icon="close" onClick={onDismiss} />
    </div>
  );
}

/** False in the first render: screen readers only announce text that is added to an existing live region. */
function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
