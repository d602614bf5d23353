import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Icon, type IconName } from '../icons/Icon';
import styles from './NavigationLink.module.css';
import { PageLink } from './PageLink';

interface NavigationLinkProps {
  to: string;
  children: ReactNode;
  icon?: IconName | undefined;
  /** Badge at the end, such as a count. */
  count?: ReactNode;
  /** Highlights exact matches only, not nested paths. */
  end?: boolean | undefined;
}

/** Menu link, highlighted (aria-current) on its page and nested pages. */
export function NavigationLink({ to, children, icon, count, end = false }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = isSamePath(pathname, to) || (!end && pathname.toLowerCase().startsWith(`${to.toLowerCase()}/`));
  return (
    <PageLink to={to} aria-current={isCurrent ? 'page' : undefined} className={styles.link}>
      {icon && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
      {count}
    </PageLink>
  );
}

/** Like the router, ignores case and a trailing slash. */
function isSamePath(pathname: string, to: string): boolean {
  const currentPath = pathname.toLowerCase();
  return currentPath === to.toLowerCase() || currentPath === `${to.toLowerCase()}/`;
}
