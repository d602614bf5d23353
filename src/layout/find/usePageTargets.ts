import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { templateKeys } from '../../../resources/templates/templateKeys';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { useSettingsIndex } from '../../engine/shop/useSettingsIndex';
import { buildEditorUrl } from '../../features/notifications/urls';
import { buildThemeTabUrl, themeTabs } from '../../features/storefront/theme/themeTabs';
import { useSite } from '../../session/useSite';
import { copyPage, type PageEntry, storesQueuePage } from '../menu';
import { useAllPages, usePageName } from '../useMenuGroups';
import type { LinkItem } from './findItem';

/** Have no entry in the menus: other pages lead to them. */
const unlistedPages: readonly PageEntry[] = [{ path: '/moderate', label: 'pages.moderation.title', icon: 'flag' }];

interface PageTargets {
  pages: readonly LinkItem[];
  /** Parts of pages: tabs, settings and email templates. Their labels begin with the name of the page. */
  parts: readonly LinkItem[];
}

/** The pages and their parts, with synonyms. */
export function usePageTargets(): PageTargets {
  const translate = useTranslate();
  const getName = usePageName();
  const allPages = useAllPages();
  const settings = useSettingsIndex();
  const { shoppersLocale } = useCurrentSite();
  const hasOtherStores = useSite().sites.length > 1;
  return useMemo(() => {
    const getWords = (name: string) => translate(`find.words.${name}`, { _: '' });
    const tabs = themeTabs
      .filter((tab) => tab !== '')
      .map(
        (tab): LinkItem => ({
          to: buildThemeTabUrl(tab),
          icon: 'palette',
          label: translate('find.theme', { tab: translate(`find.themeTabs.${tab}`) }),
          keywords: getWords(`theme-${tab}`),
        }),
      );
    const templates = templateKeys.map(
      (key): LinkItem => ({
        to: buildEditorUrl(key, shoppersLocale),
        icon: 'mail',
        label: translate('find.template', { name: translate(`notifications.templates.${key}.name`, { _: key }) }),
        keywords: getWords('notifications'),
      }),
    );
    return {
      pages: [...allPages, ...unlistedPages, ...(hasOtherStores ? [storesQueuePage, copyPage] : [])].map((entry) => ({
        to: entry.path,
        icon: entry.icon,
        label: getName(entry),
        keywords: getWords(entry.path.slice(1) || 'dashboard'),
      })),
      parts: [
        // Pages have entries of their own.
        ...settings
          .filter(({ to }) => to.startsWith('/settings/'))
          .map(
            ({ to, label, keywords }): LinkItem => ({
              to,
              icon: 'gear',
              label: translate('settingsIndex.inFind', { name: label }),
              keywords,
            }),
          ),
        ...tabs,
        ...templates,
      ],
    };
  }, [translate, getName, allPages, settings, shoppersLocale, hasOtherStores]);
}
