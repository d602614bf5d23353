import { useLocale } from 'ra-core';
import { useCallback } from 'react';
import { usableLocale } from '../lib/locale';

/** Names one after the other, as the merchant's language strings them together: 'E-mail, Name', 'E-mail et Nom'. */
export function useListText(): (names: Iterable<string>) => string {
  const locale = useLocale();
  return useCallback((names) => new Intl.ListFormat(usableLocale(locale), { type: 'unit' }).format(names), [locale]);
}
