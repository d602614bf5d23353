import { useTranslate } from 'ra-core';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from './Button';
import { classes } from './classes';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { noticeIcons } from './Notice';
import styles from './ToastCard.module.css';
import { staysUp, type Toast, timeSeen } from './toasts';

interface ToastCardProps {
  toast: Toast;
  /** Its time stands still. */
  isHeld: boolean;
  onDismiss: () => void;
}

/** One message, which leaves by itself unless it must be seen. */
export function ToastCard({ toast, isHeld, onDismiss }: ToastCardProps) {
  const translate = useTranslate();
  const isAnnounced = useMounted();
  const leave = useEffectEvent(onDismiss);
  const time = staysUp(toast) || isHeld ? null : timeSeen(toast);
  useEffect(() => {
    if (time === null) return;
    const timer = setTimeout(leave, time);
    return () => clearTimeout(timer);
  }, [time]);

  const { action } = toast;
  const run = () => {
    onDismiss();
    action?.run();
  };
  return (
    <div className={classes(styles.card, styles[toast.tone])}>
      <Icon name={noticeIcons[toast.tone]} className={styles.icon} />
      <p role={toast.tone === 'danger' ? 'alert' : 'status'} className={styles.words}>
        {isAnnounced && toast.text}
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

/** False in the first render: a live region must stand before its words come, or they are not read. */
function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
}
