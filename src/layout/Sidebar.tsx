import { useTranslate } from 'ra-core';
import { memo, useId } from 'react';
import { NavigationLink } from '../ui/NavigationLink';
import { AccountMenu } from './AccountMenu';
import { FindButton } from './FindButton';
import { HelpBlock } from './HelpBlock';
import { useMenuGroups } from './knownPages';
import type { MenuGroup } from './menu';
import styles from './Sidebar.module.css';
import { SiteSelector } from './SiteSelector';
import { usePageName } from './usePageName';
import { WaitingCount } from './WaitingCount';

/** The shop, the menu and the help, beside the page; they rest while it changes. */
export const Sidebar = memo(function Sidebar({ onFind }: { onFind: () => void }) {
  const translate = useTranslate();
  const groups = useMenuGroups();
  return (
    <header className={styles.sidebar}>
      <SiteSelector />
      <FindButton onFind={onFind} />
      <nav aria-label={translate('shell.menu.label')} className={styles.menu}>
        {groups.map((group) => (
          <Group key={group.label ?? ''} group={group} />
        ))}
      </nav>
      <HelpBlock />
      <AccountMenu />
    </header>
  );
});

function Group({ group }: { group: MenuGroup }) {
  const translate = useTranslate();
  const nameOf = usePageName();
  const id = useId();
  return (
    <div className={styles.group}>
      {group.label !== null && (
        <p id={id} className={styles.heading}>
          {translate(group.label)}
        </p>
      )}
      <ul className={styles.entries} aria-labelledby={group.label === null ? undefined : id}>
        {group.entries.map((entry) => (
          <li key={entry.path}>
            <NavigationLink
              to={entry.path}
              icon={entry.icon}
              end={entry.path === '/'}
              count={entry.waitingIn && <WaitingCount entity={entry.waitingIn} />}
            >
              {nameOf(entry)}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
