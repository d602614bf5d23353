import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { PageEntry } from './menu';

/** The name of a page as the menu shows it. */
export function usePageName(): (entry: Pick<PageEntry, 'label' | 'fallback'>) => string {
  const translate = useTranslate();
  return useCallback(
    ({ label, fallback }) => translate(label, fallback ? { _: translate(fallback, { smart_count: 2 }) } : {}),
    [translate],
  );
}
