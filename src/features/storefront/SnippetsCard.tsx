import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { CopyButton } from '../../ui/buttons/CopyButton';
import { Select } from '../../ui/inputs/Select';
import { Card } from '../../ui/layout/Card';
import rows from '../../ui/layout/cardRows.module.css';
import textStyles from '../../ui/text/text.module.css';
import { findGuidedPlatform, type GuidedPlatform, getSnippets, guidedPlatforms, type SnippetWidget } from './snippets';
import styles from './storefront.module.css';

interface SnippetsCardProps {
  /** Widgets whose snippets are shown. Default: all. */
  widgets?: readonly SnippetWidget[];
  /** Renders content for the chosen platform below the snippets. */
  children?: (platform: GuidedPlatform) => ReactNode;
}

/** Installation guide for the store's platform. */
export function SnippetsCard({ widgets, children }: SnippetsCardProps) {
  const translate = useTranslate();
  const { settings, siteId } = useCurrentSite();
  const [platform, setPlatform] = useState(() => findGuidedPlatform(settings.platform));
  return (
    <Card title={translate('theme.guides.title')}>
      <p className={textStyles.second}>{translate('theme.guides.text')}</p>
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
      <ol className={rows.list}>
        {getSnippets(platform, siteId, widgets).map(({ widget, file, code }) => {
          const name = translate(`theme.widgets.types.${widget}`);
          return (
            <li key={widget} className={rows.row}>
              <div className={rows.name}>
                <p className={textStyles.medium}>{name}</p>
                {file !== '' && <p className={rows.small}>{translate('theme.guides.file', { file })}</p>}
              </div>
              <CopyButton size="small" value={code} label={translate('theme.guides.copy', { name })} />
              <pre dir="ltr" className={styles.snippet}>
                <code>{code}</code>
              </pre>
            </li>
          );
        })}
      </ol>
      {children?.(platform)}
    </Card>
  );
}
