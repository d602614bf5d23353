import { useDataProvider, useTranslate } from 'ra-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import { customers } from '../../../resources/customers';
import { displayName } from '../../../resources/displayName';
import type { Entity } from '../../../resources/entity';
import { getSearchParam } from '../../../resources/filters';
import { reviews } from '../../../resources/reviews';
import { sales } from '../../../resources/sales';
import { defaultSort } from '../../../resources/sorts';
import { getExtension, isHidden } from '../../defineConsole';
import { entityLabels } from '../../engine/entity/entityLabels';
import { toRecordLink } from '../../engine/entity/recordLink';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { toFiniteNumber, toPerson, toProduct, toText } from '../../engine/records/values';
import { useCurrentSite } from '../../engine/shop/currentSite';
import { loadOfExtension } from '../../engine/slots/loadOfExtension';
import { formatPoints } from '../../lib/format/formatPoints';
import { useConfig } from '../../session/SessionContext';
import { isIconName } from '../../ui/icons/iconPaths';
import type { LinkItem } from './findItem';

/** The searches for a text. */
interface Source {
  name: string;
  /** Heading of its results. */
  label: string;
  debounceMs: number;
  search: (text: string, signal: AbortSignal) => Promise<Found>;
}

interface Found {
  items: readonly LinkItem[];
  /** How many the server has, which may be more than the items. */
  total: number;
}

/** State of a search. */
export interface Search {
  source: Pick<Source, 'name' | 'label'>;
  items: readonly LinkItem[];
  total: number;
  isSearching: boolean;
  error: AppError | null;
}

const MAX_RECORDS = 10;
const OWN_DEBOUNCE_MS = 300;

const { sources: ownSources = [] } = getExtension().find;

/** Searches customers, reviews, orders and what the extension adds. Results of an outdated text are never shown. */
export function useSearches(text: string): readonly Search[] {
  const sources = useSources();
  const search = text.trim();
  const [latest, setLatest] = useState<{ search: string; results: Readonly<Record<string, Result>> }>(noResults);
  useEffect(() => {
    if (search === '') return;
    const abort = new AbortController();
    const show = (name: string, result: Result) => {
      if (abort.signal.aborted) return;
      setLatest((before) => ({
        search,
        results: { ...(before.search === search ? before.results : {}), [name]: result },
      }));
    };
    const run = (source: Source) =>
      source.search(search, abort.signal).then(
        (found) => show(source.name, { ...found, error: null }),
        (error: unknown) => show(source.name, { ...nothing, error: toAppError(error) }),
      );
    const timers = sources.map((source) => setTimeout(() => void run(source), source.debounceMs));
    return () => {
      for (const timer of timers) clearTimeout(timer);
      abort.abort();
    };
  }, [sources, search]);
  return sources.map((source) => {
    const result = latest.search === search ? latest.results[source.name] : undefined;
    return { source, ...(result ?? nothing), isSearching: search !== '' && result === undefined };
  });
}

type Result = Pick<Search, 'items' | 'total' | 'error'>;
const nothing: Result = { items: [], total: 0, error: null };
const noResults = { search: '', results: {} };

/**
 * Finds what can be the number of an order or the code of a voucher in a text: its only word with digits or only capitals,
 * such as in “order #5473”, without its #. A word alone needs at least four capitals.
 * @returns null if there is none, or several
 */
export function findCode(text: string): string | null {
  const words = text.trim().split(/\s+/);
  const isCode = (word: string) =>
    /\d/.test(word) || (/^[\p{Lu}-]{2,}$/u.test(word) && (words.length > 1 || word.length >= 4));
  const [code, ...others] = words.filter(isCode);
  return code === undefined || others.length > 0 ? null : code.replace(/^#/, '');
}

function useSources(): readonly Source[] {
  const translate = useTranslate();
  const config = useConfig();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { locale } = useCurrentSite();
  const toItem = useRecordItem();
  return useMemo(() => {
    const ofEntity = (entity: Entity): Source => {
      const heading = entity === sales ? translate('shell.menu.sales') : entityLabels(entity, translate).name(2);
      return {
        name: entity.name,
        label: heading,
        debounceMs: entity.list.debounce,
        async search(text, signal) {
          const searched = entity === sales ? findCode(text) : text;
          if (searched === null) return nothing;
          const filter = { [getSearchParam(entity) ?? 'search']: searched };
          const { data, total, meta } = await dataProvider.getList<ConsoleRecord>(entity.name, {
            pagination: { page: 1, perPage: MAX_RECORDS },
            sort: defaultSort(entity),
            filter,
            signal,
          });
          // Rewards that replace the orders can't be searched.
          if (meta?.isFallback === true) return nothing;
          const items = data.flatMap((record) => toItem(entity, record));
          if (total === undefined || total <= MAX_RECORDS) return { items, total: items.length };
          const to = `/${entity.name}?${new URLSearchParams({ search: searched })}`;
          const label = translate('find.all', { name: heading, count: formatPoints(total, locale), text: searched });
          return { items: [...items, { to, icon: 'search', label }], total };
        },
      };
    };
    const searched = [customers, reviews, sales].filter(({ name }) => !isHidden(`/${name}`, config));
    return [
      ...searched.map(ofEntity),
      ...ownSources.map((source): Source => {
        if ('entity' in source) return ofEntity(source.entity);
        const { name, label, load } = source;
        return {
          name,
          label: translate(label),
          debounceMs: OWN_DEBOUNCE_MS,
          async search(text, signal) {
            const { default: search } = await loadOfExtension(load);
            const items = await search(text, { dataProvider, translate, signal });
            return { items, total: items.length };
          },
        };
      }),
    ];
  }, [translate, config, dataProvider, toItem, locale]);
}

/** Returns a function that turns a record into a result. A customer shows email address and points, a review or an order whose it is, and its product or voucher. */
function useRecordItem(): (entity: Entity, record: ConsoleRecord) => readonly LinkItem[] {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  return useCallback(
    (entity, record) => {
      const label = entityLabels(entity, translate).title(record);
      // Without a read by id, the link searches for the title.
      const to =
        entity === sales
          ? `/${sales.name}?${new URLSearchParams({ search: label })}`
          : toRecordLink(entity.name, record.id, label);
      if (to === null) return [];
      const email = toText(record['emailAddress']);
      const points = toFiniteNumber(record['totalPoints']);
      const code = toText(record['discountCode']);
      // Searches look in these, too.
      const person = toPerson(record['customer']);
      const names = [person && displayName(person), toProduct(record['product'])?.name];
      const details = [
        ...names.flatMap((name) => name ?? []),
        ...(email === null || email === label ? [] : [email]),
        ...(code === null ? [] : [code]),
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
    },
    [translate, locale],
  );
}
