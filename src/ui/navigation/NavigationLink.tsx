import { memo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Icon, type IconName } from '../icons/Icon';
import styles from './NavigationLink.module.css';
import { PageLink } from './PageLink';

interface LinkContentProps {
  to: string;
  children: ReactNode;
  icon?: IconName | undefined;
  /** Badge at the end, such as a count. */
  count?: ReactNode;
}

interface NavigationLinkProps extends LinkContentProps {
  /** Highlights exact matches only, not nested paths. */
  end?: boolean | undefined;
  /** Other pages that it leads to, on which it is highlighted, too. */
  nested?: readonly string[] | undefined;
}

/** Menu link, highlighted (aria-current) on its page and nested pages. */
export function NavigationLink({ end = false, nested = [], ...content }: NavigationLinkProps) {
  const { to } = content;
  const { pathname } = useLocation();
  const isCurrent = [to, ...nested].some(
    (path) => isSamePath(pathname, path) || (!end && pathname.toLowerCase().startsWith(`${path.toLowerCase()}/`)),
  );
  return <HighlightedLink {...content} isCurrent={isCurrent} />;
}

/** Memoized: most navigations don't change which page is highlighted. */
const HighlightedLink = memo(function HighlightedLink({
  to,
  children,
  icon,
  count,
  isCurrent,
}: LinkContentProps & { isCurrent: boolean }) {
  return (
    <PageLink to={to} aria-current={isCurrent ? 'page' : undefined} className={styles.link}>
      {icon && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
      {count}
    </PageLink>
  );
});

/** Like the router, ignores case and a trailing slash. */
function isSamePath(pathname: string, to: string): boolean {
  const currentPath = pathname.toLowerCase();
  return currentPath === to.toLowerCase() || currentPath === `${to.toLowerCase()}/`;
}
