import { type ReactNode, useId } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  /** Stands at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A named part of the page on a sheet of its own. */
export function Sheet({ title, action, children }: SheetProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.sheet}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}
