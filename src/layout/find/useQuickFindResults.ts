import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { AppError } from '../../../dataProvider/errors';
import { customers } from '../../../resources/customers';
import type { Entity } from '../../../resources/entity';
import { reviews } from '../../../resources/reviews';
import { entityLabels } from '../../engine/entity/entityLabels';
import { toRecordLink } from '../../engine/entity/recordLink';
import { useSettingsIndex } from '../../engine/shop/useSettingsIndex';
import { rankByWords, type WordMatch } from '../../lib/rankByWords';
import { useSite } from '../../session/useSite';
import type { PageEntry } from '../menu';
import { useAllPages } from '../useMenuGroups';
import { usePageName } from '../usePageName';
import type { FindItem } from './findItem';
import { loadRecentItems, type RecentItem } from './recent';
import { useQuickFindActions } from './useQuickFindActions';
import { type RecordSearch, useRecordSearch } from './useRecordSearch';

/** Results of one kind, under their heading. */
export interface ResultGroup {
  label: string;
  items: readonly FindItem[];
}

/** What quick find shows for a text. */
interface QuickFindResults {
  groups: readonly ResultGroup[];
  /** Searches for records that have no result yet. */
  isSearching: boolean;
  /** Searches that failed, with the name of their entity. */
  failures: readonly { entity: string; error: AppError }[];
}

/** Has no entry in the menus: the lists lead to it. */
const moderationPage: PageEntry = { path: '/moderate', label: 'pages.moderation.title', icon: 'check' };

/** Results of quick find: pages, actions, customers and reviews, or recent targets while the text is empty (APP-21). */
export function useQuickFindResults(text: string): QuickFindResults {
  const translate = useTranslate();
  const getName = usePageName();
  const allPages = useAllPages();
  const { site } = useSite();
  const [recent] = useState(() => loadRecentItems(site._id));
  const searches: readonly [Entity, RecordSearch][] = [
    [customers, useRecordSearch(customers, text)],
    [reviews, useRecordSearch(reviews, text)],
  ];
  const pages = useMemo(
    () =>
      [...allPages, moderationPage].map((entry) => ({
        to: entry.path,
        label: getName(entry),
      })),
    [allPages, getName],
  );
  const settings = useSettingsTargets();
  const actions = useQuickFindActions();
  const isEmpty = text.trim() === '';
  const unseen = pages.filter((page) => !recent.some(({ to }) => to === page.to));
  return {
    groups: [
      { label: translate('find.recent'), items: isEmpty ? recent : [] },
      { label: translate('find.pages'), items: isEmpty ? unseen : rankByWords([...pages, ...settings], text) },
      { label: translate('find.actions'), items: isEmpty ? [] : rankByWords(actions, text) },
      ...searches.map(([entity, search]) => {
        const { name, title } = entityLabels(entity, translate);
        const records = search.kind === 'found' ? search.records : [];
        const items = records.flatMap((record) => {
          const to = toRecordLink(entity.name, record.id, null);
          return to === null ? [] : [{ to, label: title(record) }];
        });
        return { label: name(2), items };
      }),
    ],
    isSearching: searches.some(([, { kind }]) => kind === 'searching'),
    failures: searches.flatMap(([{ name }, search]) =>
      search.kind === 'failed' ? [{ entity: name, error: search.error }] : [],
    ),
  };
}

/** Sections and fields of the settings page. Their labels begin with its name. */
function useSettingsTargets(): readonly (RecentItem & WordMatch)[] {
  const translate = useTranslate();
  const entries = useSettingsIndex();
  return useMemo(
    () =>
      entries.map(({ to, label, keywords }) => ({
        to,
        label: translate('settingsIndex.inFind', { name: label }),
        keywords,
      })),
    [entries, translate],
  );
}
