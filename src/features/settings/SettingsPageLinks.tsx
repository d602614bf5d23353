import { useTranslate } from 'ra-core';
import { settingsPages } from '../../engine/shop/settingsPages';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { useHasPage } from '../../ui/navigation/knownPages';
import styles from './settings.module.css';

/** Links to the pages of settings that have no entry in the sidebar. */
export function SettingsPageLinks() {
  const translate = useTranslate();
  const hasPage = useHasPage();
  return (
    <nav aria-label={translate('settingsPage.pages')} className={styles.pages}>
      {settingsPages
        .filter((page) => hasPage(`/${page}`))
        .map((page) => (
          <ButtonLink key={page} size="small" to={`/${page}`}>
            {translate(`shell.menu.${page}`)}
          </ButtonLink>
        ))}
    </nav>
  );
}
