import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Icon, type IconName } from './Icon';
import styles from './NavigationLink.module.css';

interface NavigationLinkProps {
  to: string;
  children: ReactNode;
  icon?: IconName | undefined;
  /** What waits behind it, at its end. */
  count?: ReactNode;
  /** Highlighted on this very address only, not on those below it. */
  end?: boolean | undefined;
}

/** An entry of the menu; the one of the page that is shown is highlighted and says so (aria-current). */
export function NavigationLink({ to, children, icon, count, end = false }: NavigationLinkProps) {
  return (
    <NavLink to={to} end={end} className={styles.link ?? ''}>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
      {count}
    </NavLink>
  );
}
