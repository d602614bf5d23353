import { useTranslate } from 'ra-core';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { EMPTY_PLACEHOLDER } from '../../lib/format/EMPTY_PLACEHOLDER';
import { useConfig } from '../../session/SessionContext';
import { usePlatform } from '../../session/usePlatform';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { Card } from '../../ui/layout/Card';
import columnStyles from '../../ui/layout/columns.module.css';
import { ButtonLink } from '../../ui/navigation/ButtonLink';
import { useHasPage } from '../../ui/navigation/knownPages';
import textStyles from '../../ui/text/text.module.css';
import styles from './settings.module.css';

const PRIVATE_APP_PATH = '/auth/private-app';

/** Identifiers of the store, and the sign-in of a private app. */
export function DeveloperSection() {
  const translate = useTranslate();
  const hasPage = useHasPage();
  const { platforms } = useConfig();
  const { siteId, siteName, settings } = useCurrentSite();
  const [first] = platforms;
  const platform = usePlatform()?.name ?? settings.platform;
  return (
    <div className={columnStyles.form}>
      <Card title={translate('settingsPage.developer.store')}>
        <dl className={styles.facts}>
          <dt>{translate('settingsPage.developer.name')}</dt>
          <dd>
            <bdi>{siteName}</bdi>
          </dd>
          <dt>{translate('settingsIndex.fields.storeId')}</dt>
          <dd data-field="storeId">
            <code>{siteId}</code>
            <CopyButton size="small" value={siteId} label={translate('settingsPage.developer.copyId')} />
          </dd>
          <dt>{translate('settingsPage.developer.platform')}</dt>
          <dd>{platform || EMPTY_PLACEHOLDER}</dd>
        </dl>
      </Card>
      <div data-field="privateApp">
        <Card title={translate('settingsIndex.fields.privateApp')}>
          <p className={textStyles.second}>
            {translate('settingsPage.developer.privateApp', { platform: first?.name ?? '' })}
          </p>
          {hasPage(PRIVATE_APP_PATH) && (
            <p>
              <ButtonLink to={PRIVATE_APP_PATH}>{translate('settingsPage.developer.openPrivateApp')}</ButtonLink>
            </p>
          )}
        </Card>
      </div>
    </div>
  );
}
