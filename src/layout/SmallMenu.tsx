import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { clipText } from '../lib/clipText';
import { useSite } from '../session/useSite';
import { Select } from '../ui/Select';
import { AccountMenu } from './AccountMenu';
import { useMenuGroups } from './knownPages';
import { contactPage } from './menu';
import { ShopMark } from './ShopMark';
import styles from './SmallMenu.module.css';
import { usePageName } from './usePageName';

/** The bar at the top of a small screen: the shop, and the pages and Contact as the device's own list. */
export function SmallMenu({ onFind }: { onFind: () => void }) {
  const translate = useTranslate();
  const nameOf = usePageName();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { site } = useSite();
  const pages = [...useMenuGroups().flatMap((group) => group.entries), contactPage];
  const current = pages.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))?.path ?? '';
  const options = pages.map((entry) => ({ value: entry.path, label: nameOf(entry) }));
  const elsewhere = { value: '', label: translate('shell.menu.elsewhere'), disabled: true };
  return (
    <header className={styles.bar}>
      <ShopMark name={site.name} />
      <span dir="auto" className={styles.name}>
        {clipText(site.name, 60)}
      </span>
      <nav aria-label={translate('shell.menu.label')} className={styles.menu}>
        <Select
          label={translate('shell.menu.page')}
          value={current}
          options={current === '' ? [elsewhere, ...options] : options}
          onChange={(path) => void navigate(path)}
        />
      </nav>
      <AccountMenu onFind={onFind} />
    </header>
  );
}
