import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './CenteredCardPage.module.css';
import flowStyles from './flow.module.css';

interface CenteredCardPageProps {
  title: string;
  /** Shown above the title. */
  image?: ReactNode;
  /** Text below the title. */
  text?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
  /** Content at the bottom of the window. */
  foot?: ReactNode;
}

/** Page without menu and header: a single centered card. */
export function CenteredCardPage({ title, image, text, isWide, children, foot }: CenteredCardPageProps) {
  return (
    <div className={styles.page}>
      <main className={classes(styles.sheet, isWide && styles.wide)}>
        <header className={flowStyles.rows2}>
          {image}
          <h1>{title}</h1>
          {text && <p>{text}</p>}
        </header>
        {children}
      </main>
      {foot}
    </div>
  );
}
