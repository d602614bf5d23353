import { type ReactNode, useId } from 'react';
import sheets from '../../ui/sheet.module.css';
import styles from './sheets.module.css';

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
    <section aria-labelledby={id} className={sheets.sheet}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      {children}
    </section>
  );
}
