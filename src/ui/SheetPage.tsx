import type { ReactNode } from 'react';
import { classes } from './classes';
import styles from './SheetPage.module.css';

interface SheetPageProps {
  title: string;
  /** A sentence below the title. */
  text?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
  /** Stands at the lower end of the window. */
  foot?: ReactNode;
}

/** A page that stands alone, outside the menu and the header: one sheet in the middle of the window. */
export function SheetPage({ title, text, isWide, children, foot }: SheetPageProps) {
  return (
    <div className={styles.page}>
      <main className={classes(styles.sheet, isWide && styles.wide)}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {text && <p>{text}</p>}
        </header>
        {children}
      </main>
      {foot}
    </div>
  );
}
