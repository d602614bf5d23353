import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Entity, SuggestionSource } from '../../../../resources/entity';
import { defaultSort } from '../../../../resources/sorts';
import { runWhenIdle } from '../../../lib/timing/runWhenIdle';
import type { ConsoleRecord } from '../../records/consoleRecord';
import { useProvider } from '../../shop/useProvider';
import { getFieldText, isSameText } from '../fieldText';
import { rankBySimilarity } from './rankBySimilarity';

/** Text of another record that can be reused. */
export interface SuggestedReply {
  record: ConsoleRecord;
  /** Text of the other record that is compared, such as its question. */
  like: string;
  text: string;
  /** True for texts of the same product. */
  isNear: boolean;
}

interface ReusableTexts {
  state: 'pending' | 'failed' | 'ready';
  texts: readonly SuggestedReply[];
  retry: () => void;
}

/** Maximum page size of the API. */
const ROWS_PER_READ = 100;
const MAX_SIMILAR = 3;
const MAX_SUGGESTIONS = 5;

/** Suggests texts of similar records: first of the same product, then of others. Loaded when the browser is idle. */
export function useSuggestedReplies(
  entity: Entity,
  record: ConsoleRecord,
  field: string,
  reuse: SuggestionSource,
): ReusableTexts {
  const isIdle = useIsIdle();
  const near = entity.list.filters[reuse.near];
  const nearId = near?.kind === 'reference' ? getFieldText(record, near.path) : '';
  const nearRows = useRows(entity, reuse, nearId === '' ? null : { [reuse.near]: nearId }, isIdle);
  const allRows = useRows(entity, reuse, {}, isIdle);
  const targetText = getFieldText(record, reuse.like);

  const texts = useMemo(() => {
    const toSuggestions = (rows: readonly ConsoleRecord[] = [], isNear: boolean) =>
      rows
        .filter(({ id }) => id !== record.id)
        .map((row) => ({
          record: row,
          like: getFieldText(row, reuse.like),
          text: getFieldText(row, field).trim(),
          isNear,
        }))
        .filter(({ text }) => text !== '');
    const ranked = rankBySimilarity(toSuggestions(nearRows.data, true), ({ like }) => like, targetText, MAX_SIMILAR);
    const nearIds = new Set(nearRows.data?.map(({ id }) => id));
    const others = toSuggestions(allRows.data, false).filter(({ record: { id } }) => !nearIds.has(id));
    return uniqueTexts([...ranked, ...rankBySimilarity(others, ({ like }) => like, targetText, MAX_SUGGESTIONS)]).slice(
      0,
      MAX_SUGGESTIONS,
    );
  }, [nearRows.data, allRows.data, record.id, reuse.like, field, targetText]);

  const queries = [nearRows, allRows].filter(({ isEnabled }) => isEnabled);
  const isFailed = queries.some(({ isError }) => isError);
  const isPending = !isIdle || queries.some((query) => query.isPending);
  const finalState = isFailed ? 'failed' : 'ready';
  return {
    // If one of the requests fails, the texts of the other are still shown.
    state: isPending && !isFailed ? 'pending' : finalState,
    texts,
    retry: () => {
      for (const query of queries) if (query.isError) query.refetch();
    },
  };
}

/** Loads one page of records that have such a text. Disabled if `filter` is null. */
function useRows(
  entity: Entity,
  { view }: SuggestionSource,
  filter: Readonly<Record<string, string>> | null,
  isIdle: boolean,
) {
  const dataProvider = useProvider();
  const isEnabled = filter !== null;
  const params = {
    pagination: { page: 1, perPage: ROWS_PER_READ },
    sort: defaultSort(entity),
    filter: { ...entity.list.views[view], ...filter },
  };
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: [entity.name, 'reuse', params],
    queryFn: async ({ signal }) => (await dataProvider.getList<ConsoleRecord>(entity.name, { ...params, signal })).data,
    enabled: isEnabled && isIdle,
    staleTime: 60_000,
  });
  return { data, isError, isPending, isEnabled, refetch: () => void refetch() };
}

function uniqueTexts(texts: readonly SuggestedReply[]): readonly SuggestedReply[] {
  return texts.filter((reply, index) => texts.findIndex(({ text }) => isSameText(text, reply.text)) === index);
}

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  return isIdle;
}
