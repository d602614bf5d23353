import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { clipText } from '../lib/format/text';
import { useSite } from '../session/useSite';
import { IconButton } from '../ui/buttons/IconButton';
import { Select } from '../ui/inputs/Select';
import { Menu } from '../ui/overlays/Menu';
import { AccountMenu } from './AccountMenu';
import styles from './SmallMenu.module.css';
import { StoreAvatar } from './StoreAvatar';
import { useAllPages, usePageName } from './useMenuGroups';
import { useSiteEntries } from './useSiteEntries';

/** Top bar of a small screen: the site, a menu of the others if there are any, and all pages as a native select below its name. */
export function SmallMenu({ onFind }: { onFind: () => void }) {
  const translate = useTranslate();
  const getName = usePageName();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { site } = useSite();
  const { entries, onOpen, counts } = useSiteEntries();
  const name = clipText(site.name, 60);
  const pages = useAllPages();
  const current = pages.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))?.path ?? '';
  const options = pages.map((entry) => ({ value: entry.path, label: getName(entry) }));
  const elsewhere = { value: '', label: translate('shell.menu.elsewhere'), disabled: true };
  const avatar = <StoreAvatar _id={site._id} name={site.name} />;
  return (
    <header className={styles.bar}>
      <div className={styles.site}>
        {entries.length === 0 ? (
          avatar
        ) : (
          <Menu
            kind="quiet"
            label={translate('shell.sites.label', { name })}
            trigger={avatar}
            entries={entries}
            onOpen={onOpen}
          />
        )}
        {counts}
      </div>
      <nav aria-label={translate('shell.menu.label')} className={styles.menu}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <Select
          label={translate('shell.menu.page')}
          value={current}
          options={current === '' ? [elsewhere, ...options] : options}
          onChange={(path) => void navigate(path)}
        />
      </nav>
      <IconButton icon="search" label={translate('shell.help.findKeys')} onClick={onFind} />
      <AccountMenu onFind={onFind} />
    </header>
  );
}
