import { useLocale } from 'ra-core';
import { useCallback } from 'react';
import { byLocale } from '../lib/byLocale';

const lists = byLocale((tag) => new Intl.ListFormat(tag, { type: 'unit' }));

/** Names one after the other, as the merchant's language strings them together: 'E-mail, Name', 'E-mail et Nom'. */
export function useListText(): (names: Iterable<string>) => string {
  const locale = useLocale();
  return useCallback((names) => lists(locale).format(names), [locale]);
}
