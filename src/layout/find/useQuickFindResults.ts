import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { customers } from '../../../resources/customers';
import type { Entity } from '../../../resources/entity';
import type { Program } from '../../../resources/programs';
import { reviews } from '../../../resources/reviews';
import { entityLabels } from '../../engine/entity/entityLabels';
import { programsQuery } from '../../engine/shop/programs';
import { useProvider } from '../../engine/shop/useProvider';
import { rankByWords } from '../../lib/rankByWords';
import { useSite } from '../../session/useSite';
import type { FindItem, LinkItem } from './findItem';
import { loadRecentItems } from './recent';
import { usePageTargets } from './usePageTargets';
import { useQuickFindActions } from './useQuickFindActions';
import { useRecordItem } from './useRecordItem';
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

const noPrograms: readonly Program[] = [];

/** Results of quick find: pages, actions, customers and reviews, or recent targets while the text is empty (APP-21). */
export function useQuickFindResults(text: string): QuickFindResults {
  const translate = useTranslate();
  const { site } = useSite();
  const dataProvider = useProvider();
  const [recent] = useState(() => loadRecentItems(site._id));
  const searches: readonly [Entity, RecordSearch][] = [
    [customers, useRecordSearch(customers, text)],
    [reviews, useRecordSearch(reviews, text)],
  ];
  const { pages, parts } = usePageTargets();
  const actions = useQuickFindActions();
  const toItem = useRecordItem();
  const isEmpty = text.trim() === '';
  const { data: programs = noPrograms, error } = useQuery({ ...programsQuery(dataProvider), enabled: !isEmpty });
  const programItems = programs.map(
    ({ _id, name }): LinkItem => ({
      to: `/loyalty/${encodeURIComponent(_id)}`,
      icon: 'medal',
      label: translate('find.program', { name: name ?? _id }),
    }),
  );
  const unseen = pages.filter((page) => !recent.some(({ to }) => to === page.to));
  const icons = new Map([...pages, ...parts].map(({ to, icon }) => [to, icon]));
  return {
    groups: [
      {
        label: translate('find.recent'),
        items: isEmpty ? recent.map((item) => ({ ...item, icon: icons.get(item.to) ?? 'clock' })) : [],
      },
      {
        label: translate('find.pages'),
        items: isEmpty ? unseen : rankByWords([...pages, ...parts, ...programItems], text),
      },
      { label: translate('find.actions'), items: isEmpty ? [] : rankByWords(actions, text) },
      ...searches.map(([entity, search]) => {
        const records = search.kind === 'found' ? search.records : [];
        return {
          label: entityLabels(entity, translate).name(2),
          items: records.flatMap((record) => toItem(entity, record)),
        };
      }),
    ],
    isSearching: searches.some(([, { kind }]) => kind === 'searching'),
    failures: [
      ...searches.flatMap(([{ name }, search]) =>
        search.kind === 'failed' ? [{ entity: name, error: search.error }] : [],
      ),
      ...(error && !isEmpty ? [{ entity: 'programs', error: toAppError(error) }] : []),
    ],
  };
}
