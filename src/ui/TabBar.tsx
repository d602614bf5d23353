import { useLocale } from 'ra-core';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { points } from '../lib/points';
import { PageLink } from './PageLink';
import styles from './TabBar.module.css';

/** One tab: a link to a view of the same page. */
export interface Tab {
  key: string;
  label: string;
  /** How many there are behind it: the number, or a {@link TabCount} that comes to know it. */
  count?: number | ReactElement | null | undefined;
  to: To;
  current: boolean;
}

interface TabBarProps {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab[];
  /** Stands after the last tab. */
  children?: ReactNode;
}

/** Views of a page as tabs that are links, so that each has an address. */
export function TabBar({ label, tabs, children }: TabBarProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <TabLink
              ref={tab.current ? keepInSight : undefined}
              to={tab.to}
              aria-current={tab.current ? 'page' : undefined}
              className={styles.tab}
            >
              <bdi>{tab.label}</bdi>
              {typeof tab.count === 'number' ? <TabCount count={tab.count} /> : tab.count}
            </TabLink>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}

/** The router alone knows what an address that does not begin at the root leads to. */
function TabLink({ to, ...rest }: ComponentProps<typeof Link>) {
  return typeof to === 'string' && to.startsWith('/') ? <PageLink to={to} {...rest} /> : <Link to={to} {...rest} />;
}

/**
 * Where the tabs are wider than their bar, also when their numbers have come. The page itself stays where it is, and
 * nothing is laid out before its time to know.
 */
function keepInSight(tab: HTMLElement | null) {
  const [bar, tabs] = [tab?.closest('nav'), tab?.closest('ul')];
  if (!tab || !bar || !tabs || typeof ResizeObserver === 'undefined') return;
  const observer = new ResizeObserver(() => {
    const [shown, sight] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()];
    bar.scrollLeft += Math.max(0, shown.right - sight.right) + Math.min(0, shown.left - sight.left);
  });
  observer.observe(tabs);
  return () => observer.disconnect();
}

/** The number at the end of a tab; nothing while it is not known. */
export function TabCount({ count }: { count: number | undefined }) {
  const locale = useLocale();
  return count === undefined ? null : <span className={styles.count}>{points(count, locale)}</span>;
}
