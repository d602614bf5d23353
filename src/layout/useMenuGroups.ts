import { useTranslate } from 'ra-core';
import { useCallback, useContext, useMemo } from 'react';
import { useConfig } from '../session/SessionContext';
import { KnownPagesContext } from '../ui/navigation/knownPages';
import { getPageName, listAllPages, type MenuGroup, menuGroups, type PageEntry, type PageName } from './menu';

/** Returns the menu groups whose pages exist. */
export function useMenuGroups(): readonly MenuGroup[] {
  const config = useConfig();
  const pages = useContext(KnownPagesContext);
  return useMemo(() => menuGroups(config, pages), [config, pages]);
}

/** Returns the pages of quick find and the compact menu. */
export function useAllPages(): readonly PageEntry[] {
  const menu = useMenuGroups();
  const pages = useContext(KnownPagesContext);
  return useMemo(() => listAllPages(menu, pages), [menu, pages]);
}

/** Name of a page, as in the menu. */
export function usePageName(): (entry: PageName) => string {
  const translate = useTranslate();
  return useCallback((entry) => getPageName(translate, entry), [translate]);
}
