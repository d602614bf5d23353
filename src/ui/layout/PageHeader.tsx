import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  /** The page's only h1. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons at the end of the row. */
  actions?: ReactNode;
  /** A BackButton above the title. */
  back?: ReactNode;
}

/** Page header with title, subtitle, actions, and an optional back button. */
export function PageHeader({ title, subtitle, actions, back }: PageHeaderProps) {
  return (
    <header>
      <div className={styles.row}>
        <div>
          {back}
          <h1>{title}</h1>
          {subtitle !== undefined && <p>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
