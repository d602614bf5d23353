import type { ReactNode } from 'react';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import styles from './Notice.module.css';

/** What a message is about. */
export type NoticeTone = 'info' | 'waiting' | 'danger' | 'done';

/** The icon of each kind of message. */
export const noticeIcons: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  waiting: 'clock',
  danger: 'warning',
  done: 'check',
};

interface NoticeProps {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** What can be done about it, usually a button. */
  action?: ReactNode;
}

/** A message that stands in the page; one of danger is an alert. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : undefined} className={classes(styles.notice, styles[tone])}>
      <div className={styles.says}>
        <Icon name={noticeIcons[tone]} className={styles.icon} />
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          {children && <div>{children}</div>}
        </div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
