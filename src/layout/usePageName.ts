import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { getPageName, type PageName } from './menu';

/** Name of a page, as in the menu. */
export function usePageName(): (entry: PageName) => string {
  const translate = useTranslate();
  return useCallback((entry) => getPageName(translate, entry), [translate]);
}
