import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { entities } from '../../../resources';
import { customers } from '../../../resources/customers';
import type { Entity } from '../../../resources/entity';
import type { Program } from '../../../resources/programs';
import { reviews } from '../../../resources/reviews';
import { defaultSort } from '../../../resources/sorts';
import { isHidden } from '../../defineConsole';
import { entityLabels } from '../../engine/entity/entityLabels';
import { toRecordLink } from '../../engine/entity/recordLink';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { toFiniteNumber, toText } from '../../engine/records/values';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { programsQuery } from '../../engine/shop/programs';
import { formatPoints } from '../../lib/format/formatPoints';
import { rankByWords } from '../../lib/rankByWords';
import { useConfig } from '../../session/SessionContext';
import { useSite } from '../../session/useSite';
import { type ColorScheme, chooseColorScheme, readColorScheme } from '../../theme/colorScheme';
import type { IconName } from '../../ui/icons/Icon';
import { isIconName } from '../../ui/icons/iconPaths';
import type { FindItem, LinkItem } from './findItem';
import { loadRecentItems } from './recent';
import { usePageTargets } from './usePageTargets';

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
  const config = useConfig();
  const { site } = useSite();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [recent] = useState(() => loadRecentItems(site._id));
  const isVisible = (item: FindItem) => 'run' in item || !isHidden(item.to, config);
  const textFor = ({ name }: Entity) => (isHidden(`/${name}`, config) ? '' : text);
  const searches: readonly [Entity, RecordSearch][] = [
    [customers, useRecordSearch(customers, textFor(customers))],
    [reviews, useRecordSearch(reviews, textFor(reviews))],
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
    ].map(({ label, items }) => ({ label, items: items.filter(isVisible) })),
    isSearching: searches.some(([, { kind }]) => kind === 'searching'),
    failures: [
      ...searches.flatMap(([{ name }, search]) =>
        search.kind === 'failed' ? [{ entity: name, error: search.error }] : [],
      ),
      ...(error && !isEmpty ? [{ entity: 'programs', error: toAppError(error) }] : []),
    ],
  };
}

/** Returns a function that turns a record into a result. A customer shows email address and points. */
function useRecordItem(): (entity: Entity, record: ConsoleRecord) => readonly LinkItem[] {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  return (entity, record) => {
    const to = toRecordLink(entity.name, record.id, null);
    if (to === null) return [];
    const label = entityLabels(entity, translate).title(record);
    const email = toText(record['emailAddress']);
    const points = toFiniteNumber(record['totalPoints']);
    const details = [
      ...(email === null || email === label ? [] : [email]),
      ...(points === null ? [] : [translate('find.points', { points: formatPoints(points, locale) })]),
    ];
    return [
      {
        to,
        label,
        ...(isIconName(entity.icon) && { icon: entity.icon }),
        ...(details.length > 0 && { detail: details.join(' · ') }),
      },
    ];
  };
}

const MAX_RECORDS = 10;

/** State of a search. */
type RecordSearch =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'found'; records: readonly ConsoleRecord[] }
  | { kind: 'failed'; error: AppError };

/** Searches the records of an entity, debounced like its list. Results of an outdated text are never shown. */
function useRecordSearch(entity: Entity, text: string): RecordSearch {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const search = text.trim();
  const [latest, setLatest] = useState<{ search: string; result: RecordSearch } | null>(null);

  useEffect(() => {
    if (search === '') return;
    const abort = new AbortController();
    const show = (result: RecordSearch) => {
      if (!abort.signal.aborted) setLatest({ search, result });
    };
    const runSearch = async () => {
      try {
        const { data } = await dataProvider.getList<ConsoleRecord>(entity.name, {
          pagination: { page: 1, perPage: MAX_RECORDS },
          sort: defaultSort(entity),
          filter: { search },
          signal: abort.signal,
        });
        show({ kind: 'found', records: data });
      } catch (error) {
        show({ kind: 'failed', error: toAppError(error) });
      }
    };
    const timer = setTimeout(() => void runSearch(), entity.list.debounce);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [dataProvider, entity, search]);

  if (search === '') return { kind: 'idle' };
  return latest?.search === search ? latest.result : { kind: 'searching' };
}

const schemes: readonly ColorScheme[] = ['light', 'dark', 'system'];
const schemeIcons: Readonly<Record<ColorScheme, IconName>> = { light: 'sun', dark: 'moon', system: 'system' };

/** The actions of quick find: what the entities declare to create and import, and the color schemes. */
function useQuickFindActions(): readonly FindItem[] {
  const translate = useTranslate();
  return useMemo(() => {
    const current = readColorScheme();
    return [
      ...entities.flatMap((entity) => {
        const labels = entityLabels(entity, translate);
        const importLabel = (kind: string) =>
          translate(`find.import.${entity.name}.${kind}`, {
            _: translate('find.import.other', { name: labels.name(2), kind: translate(`list.import.${kind}`) }),
          });
        return [
          ...(entity.create
            ? [
                {
                  icon: 'plus' as const,
                  to: `/${entity.name}/create`,
                  label: labels.create(),
                },
              ]
            : []),
          ...(entity.imports ?? []).map((kind) => ({
            icon: 'upload' as const,
            to: `/${entity.name}/import/${kind}`,
            label: importLabel(kind),
            keywords: translate('find.words.imports'),
          })),
        ];
      }),
      ...schemes
        .filter((scheme) => scheme !== current)
        .map((scheme) => ({
          name: `scheme ${scheme}`,
          icon: schemeIcons[scheme],
          label: translate('shell.account.scheme', { scheme: translate(`shell.account.${scheme}`) }),
          keywords: translate('find.schemeWords'),
          run: () => chooseColorScheme(scheme),
        })),
    ];
  }, [translate]);
}
