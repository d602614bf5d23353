import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Icon, type IconName } from '../icons/Icon';
import styles from './Banner.module.css';

/** Severity of a message. */
export type NoticeTone = 'info' | 'waiting' | 'danger' | 'done';

/** Icon of each severity. */
export const noticeIcons: Readonly<Record<NoticeTone, IconName>> = {
  info: 'info',
  waiting: 'warning',
  danger: 'cross',
  done: 'check',
};

interface BannerProps {
  tone: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Usually a button. */
  action?: ReactNode;
}

/** An inline message. `danger` messages are alerts. */
export function Banner({ tone, title, children, action }: BannerProps) {
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
