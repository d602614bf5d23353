import { useTranslate } from 'ra-core';
import { memo, useId } from 'react';
import { BrandLogo } from '../session/BrandLogo';
import { NavigationLink } from '../ui/navigation/NavigationLink';
import { AccountMenu } from './AccountMenu';
import { FindButton } from './FindButton';
import { HelpBlock } from './HelpBlock';
import type { MenuGroup } from './menu';
import { PendingCount } from './PendingCount';
import styles from './Sidebar.module.css';
import { SiteSelector } from './SiteSelector';
import { useMenuGroups } from './useMenuGroups';
import { usePageName } from './usePageName';

/** Site selector, menu and help. Memoized: a navigation doesn't render it. */
export const Sidebar = memo(function Sidebar({ onFind }: { onFind: () => void }) {
  const translate = useTranslate();
  const groups = useMenuGroups();
  return (
    <header className={styles.sidebar}>
      <div className={styles.content}>
        <BrandLogo />
        <SiteSelector />
        <FindButton onFind={onFind} />
        <nav aria-label={translate('shell.menu.label')} className={styles.menu}>
          {groups.map((group) => (
            <Group key={group.label ?? ''} group={group} />
          ))}
        </nav>
        <HelpBlock />
      </div>
      <AccountMenu />
    </header>
  );
});

function Group({ group }: { group: MenuGroup }) {
  const translate = useTranslate();
  const getName = usePageName();
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
              count={entry.waitingIn && <PendingCount entity={entry.waitingIn} />}
            >
              {getName(entry)}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
