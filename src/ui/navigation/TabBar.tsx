import { useLocale } from 'ra-core';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { formatPoints } from '../../lib/format/formatPoints';
import { PageLink } from './PageLink';
import { scrollSideways } from './scrollSideways';
import styles from './TabBar.module.css';

/** A tab that links to a view of the page. */
export interface Tab {
  key: string;
  label: string;
  /** Count, or a {@link TabCount} that loads it. */
  count?: number | ReactElement | null | undefined;
  to: To;
  current: boolean;
}

interface TabBarProps {
  /** Accessible name. */
  label: string;
  tabs: readonly Tab[];
  /** Content after the last tab. */
  children?: ReactNode;
}

/** Tabs as links, so that each view has a URL. */
export function TabBar({ label, tabs, children }: TabBarProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            <TabLink
              ref={tab.current ? keepInView : undefined}
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

/** Relative targets need the router's Link. */
function TabLink({ to, ...rest }: ComponentProps<typeof Link>) {
  return typeof to === 'string' && to.startsWith('/') ? <PageLink to={to} {...rest} /> : <Link to={to} {...rest} />;
}

/**
 * Scrolls the current tab into view if the tabs are wider than their bar, also after their counts have loaded. Measures
 * in a ResizeObserver to avoid a forced layout.
 */
function keepInView(tab: HTMLElement | null) {
  const [bar, tabs] = [tab?.closest('nav'), tab?.closest('ul')];
  if (!tab || !bar || !tabs) return;
  const observer = new ResizeObserver(() => scrollSideways(bar, tab));
  observer.observe(tabs);
  return () => observer.disconnect();
}

/** Count of a tab. Renders nothing while it is loading. */
export function TabCount({ count }: { count: number | undefined }) {
  const locale = useLocale();
  return count === undefined ? null : <span className={styles.count}>{formatPoints(count, locale)}</span>;
}
