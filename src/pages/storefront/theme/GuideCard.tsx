import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useShop } from '../../../engine/shop';
import { CopyButton } from '../../../ui/CopyButton';
import { Select } from '../../../ui/Select';
import { Sheet } from '../../../ui/Sheet';
import { guidedPlatform, guidedPlatforms, snippetsOf } from './guides';
import styles from './theme.module.css';

/** How the widgets come into the shop, in the way of its platform. */
export function GuideCard() {
  const translate = useTranslate();
  const { settings, siteId } = useShop();
  const [platform, setPlatform] = useState(() => guidedPlatform(settings.platform));
  return (
    <Sheet title={translate('theme.guides.title')}>
      <p className={styles.quiet}>{translate('theme.guides.text')}</p>
      <Select
        showLabel
        label={translate('theme.guides.platform')}
        value={platform}
        options={guidedPlatforms.map((value) => ({
          value,
          label: translate(`theme.guides.names.${value || 'other'}`),
        }))}
        onChange={setPlatform}
      />
      <p>{translate(`theme.guides.steps.${platform || 'other'}`)}</p>
      <ol className={styles.list}>
        {snippetsOf(platform, siteId).map(({ widget, file, code }) => {
          const name = translate(`theme.widgets.types.${widget}`);
          return (
            <li key={widget} className={styles.row}>
              <div className={styles.name}>
                <p className={styles.strong}>{name}</p>
                {file !== '' && <p className={styles.small}>{translate('theme.guides.file', { file })}</p>}
              </div>
              <CopyButton size="small" value={code} label={translate('theme.guides.copy', { name })} />
              <pre dir="ltr" className={styles.snippet}>
                <code>{code}</code>
              </pre>
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
