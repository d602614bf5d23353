import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useSite } from '../../session/useSite';
import { useMenuGroups } from '../knownPages';
import { contactPage, type PageEntry } from '../menu';
import { usePageName } from '../usePageName';
import { matchPages } from './matchPages';
import { type Place, readRecent } from './recent';
import { type CustomerSearch, useCustomerSearch } from './useCustomerSearch';

/** Places of one kind, under their heading. */
export interface FoundGroup {
  label: string;
  places: readonly Place[];
}

/** The focus queue: no entry of the menu, but a page to go to. */
const moderation: PageEntry = { path: '/moderate', label: 'find.moderation', icon: 'check' };

/** What quick find shows for a text: pages and customers, or what was opened last while there is no text. */
export function useFound(text: string): { groups: readonly FoundGroup[]; customers: CustomerSearch } {
  const translate = useTranslate();
  const nameOf = usePageName();
  const menu = useMenuGroups();
  const { site } = useSite();
  const [recent] = useState(() => readRecent(site._id));
  const customers = useCustomerSearch(text);
  const pages = useMemo(
    () =>
      [...menu.flatMap((group) => group.entries), moderation, contactPage].map((entry) => ({
        to: entry.path,
        label: nameOf(entry),
      })),
    [menu, nameOf],
  );
  const isEmpty = text.trim() === '';
  const unseen = pages.filter((page) => !recent.some(({ to }) => to === page.to));
  const groups = [
    { label: translate('find.recent'), places: isEmpty ? recent : [] },
    { label: translate('find.pages'), places: isEmpty ? unseen : matchPages(pages, text) },
    { label: translate('find.customers'), places: customers.kind === 'found' ? customers.places : [] },
  ];
  return { groups, customers };
}
