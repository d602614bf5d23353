import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  /** The page's name, its only h1. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** A BackButton above the title. */
  back?: ReactNode;
}

/** The head of a page. */
export function PageHeader({ title, subtitle, actions, back }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {back && <div className={styles.back}>{back}</div>}
        <h1>{title}</h1>
        {subtitle !== undefined && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
