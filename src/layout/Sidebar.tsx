import { useTranslate } from 'ra-core';
import { memo, useId } from 'react';
import { useCurrentSite } from '../engine/shop/currentSite';
import { clipText } from '../lib/format/text';
import { parseWebsite } from '../lib/url/parseWebsite';
import { BrandLogo } from '../session/BrandLogo';
import { useSite } from '../session/useSite';
import { Icon } from '../ui/icons/Icon';
import { NavigationLink } from '../ui/navigation/NavigationLink';
import { Menu } from '../ui/overlays/Menu';
import { Kbd } from '../ui/text/Kbd';
import { AccountMenu } from './AccountMenu';
import { HelpBlock } from './HelpBlock';
import type { MenuGroup } from './menu';
import { PendingCount } from './PendingCount';
import styles from './Sidebar.module.css';
import { StoreAvatar } from './StoreAvatar';
import { findKey } from './useFindKey';
import { useMenuGroups, usePageName } from './useMenuGroups';
import { useSiteEntries } from './useSiteEntries';

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
              nested={entry.nested}
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

/** Button that opens quick find and shows its shortcut. */
function FindButton({ onFind }: { onFind: () => void }) {
  const translate = useTranslate();
  return (
    <button type="button" className={styles.find} aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
      <Icon name="search" />
      <span className={styles.words}>{translate('shell.help.find')}</span>
      <span aria-hidden="true">
        <Kbd keys={findKey()} />
      </span>
    </button>
  );
}

/** The shop that is open: its mark, name and address; with more than one shop, a menu to change it. */
export function SiteSelector() {
  const translate = useTranslate();
  const { site, sites } = useSite();
  const { settings } = useCurrentSite();
  const { entries, onOpen, counts } = useSiteEntries();
  const name = clipText(site.name, 60);
  const host = getHost(settings.website);
  const siteLabel = (
    <span className={styles.shop}>
      <StoreAvatar _id={site._id} name={site.name} />
      <span className={styles.siteSelectorWords}>
        <span dir="auto" className={styles.name}>
          {name}
        </span>{' '}
        <span dir="auto" className={styles.website}>
          {host}
        </span>
      </span>
    </span>
  );
  if (sites.length < 2) return <div className={styles.single}>{siteLabel}</div>;
  return (
    <div className={styles.selector}>
      <Menu
        kind="quiet"
        label={translate('shell.sites.label', { name: `${name} ${host}`.trim() })}
        trigger={siteLabel}
        entries={entries}
        onOpen={onOpen}
      />
      {counts}
    </div>
  );
}

function getHost(website: string | null): string {
  const url = parseWebsite(website);
  return url === null ? (website ?? '') : new URL(url).host;
}
