import { useTranslate } from 'ra-core';
import { clipText } from '../lib/format/clipText';
import { parseWebsite } from '../lib/url/parseWebsite';
import { useSite } from '../session/useSite';
import { Menu } from '../ui/overlays/Menu';
import styles from './SiteSelector.module.css';
import { StoreAvatar } from './StoreAvatar';
import { useSiteEntries } from './useSiteEntries';

/** The shop that is open: its mark, name and address; with more than one shop, a menu to change it. */
export function SiteSelector() {
  const translate = useTranslate();
  const { site, sites, settings } = useSite();
  const { entries, onOpen, counts } = useSiteEntries();
  const name = clipText(site.name, 60);
  const host = getHost(settings.website);
  const siteLabel = (
    <span className={styles.shop}>
      <StoreAvatar name={site.name} />
      <span className={styles.words}>
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
