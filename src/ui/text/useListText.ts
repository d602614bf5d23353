import { useLocale } from 'ra-core';
import { useCallback } from 'react';
import { byLocale } from '../../lib/format/locale';

const listFormat = byLocale((tag) => new Intl.ListFormat(tag, { type: 'unit' }));

/** Returns a function that joins names in the user's language: 'Email, Name', 'E-mail et Nom'. */
export function useListText(): (names: Iterable<string>) => string {
  const locale = useLocale();
  return useCallback((names) => listFormat(locale).format(names), [locale]);
}
