import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Icon, type IconName } from './Icon';
import styles from './NavigationLink.module.css';
import { PageLink } from './PageLink';

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
  const { pathname } = useLocation();
  const isCurrent = isSame(pathname, to) || (!end && pathname.toLowerCase().startsWith(`${to.toLowerCase()}/`));
  return (
    <PageLink to={to} aria-current={isCurrent ? 'page' : undefined} className={styles.link}>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
      {count}
    </PageLink>
  );
}

/** The router opens a page whatever the case of its address, and with a slash at its end. */
function isSame(pathname: string, to: string): boolean {
  const address = pathname.toLowerCase();
  return address === to.toLowerCase() || address === `${to.toLowerCase()}/`;
}
