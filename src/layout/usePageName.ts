import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { PageEntry } from './menu';

/** Name of a page, as in the menu. */
export function usePageName(): (entry: Pick<PageEntry, 'label' | 'fallback'>) => string {
  const translate = useTranslate();
  return useCallback(
    ({ label, fallback }) => translate(label, fallback ? { _: translate(fallback, { smart_count: 2 }) } : {}),
    [translate],
  );
}
