import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { PageHeader } from '../../../ui/PageHeader';
import { TabBar } from '../../../ui/TabBar';
import styles from './theme.module.css';
import { type ThemeTab, tabAddress, tabWords, themeTabs } from './themeTabs';

/** The name of the page, and its tabs. */
export const ThemeHead = memo(function ThemeHead({ tab }: { tab: ThemeTab }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('pages.theme.title')} subtitle={translate('theme.subtitle')} />
      <div className={styles.tabs}>
        <TabBar
          label={translate('theme.tabs.label')}
          tabs={themeTabs.map((one) => ({
            key: one,
            label: translate(tabWords[one]),
            to: tabAddress(one),
            current: one === tab,
          }))}
        />
      </div>
    </>
  );
});
