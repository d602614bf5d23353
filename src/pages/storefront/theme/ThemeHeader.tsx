import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { TabBar } from '../../../ui/navigation/TabBar';
import { tabMessageKeys } from './tabMessageKeys';
import styles from './theme.module.css';
import { buildThemeTabUrl, type ThemeTab, themeTabs } from './themeTabs';

/** Page title and tabs. */
export const ThemeHeader = memo(function ThemeHeader({ tab }: { tab: ThemeTab }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('pages.theme.title')} subtitle={translate('theme.subtitle')} />
      <div className={styles.tabs}>
        <TabBar
          label={translate('theme.tabs.label')}
          tabs={themeTabs.map((item) => ({
            key: item,
            label: translate(tabMessageKeys[item]),
            to: buildThemeTabUrl(item),
            current: item === tab,
          }))}
        />
      </div>
    </>
  );
});
