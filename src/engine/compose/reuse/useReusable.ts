import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Entity, Reuse } from '../../../../resources/entity';
import { whenIdle } from '../../../lib/whenIdle';
import type { ConsoleRecord } from '../../records/consoleRecord';
import { useProvider } from '../../useProvider';
import { fieldText, isSameText } from '../fieldText';
import { nearest } from './nearest';

/** A text of another record that may serve again. */
export interface Reusable {
  record: ConsoleRecord;
  /** What the other record asked. */
  like: string;
  text: string;
  /** Whether it belongs to the same record as this one: its product. */
  isNear: boolean;
}

interface ReusableTexts {
  state: 'pending' | 'failed' | 'ready';
  texts: readonly Reusable[];
  retry: () => void;
}

/** As many rows as a list gives at once. */
const rowsRead = 100;
const mostNear = 3;
const most = 5;

/** Texts of records that are like this one: first of the same product, then of others. Read once nothing else waits. */
export function useReusable(entity: Entity, record: ConsoleRecord, field: string, reuse: Reuse): ReusableTexts {
  const isIdle = useIsIdle();
  const near = entity.list.filters[reuse.near];
  const nearId = near?.kind === 'reference' ? fieldText(record, near.path) : '';
  const ofNear = useRows(entity, reuse, nearId === '' ? null : { [reuse.near]: nearId }, isIdle);
  const ofAll = useRows(entity, reuse, {}, isIdle);
  const asked = fieldText(record, reuse.like);

  const texts = useMemo(() => {
    const usable = (rows: readonly ConsoleRecord[] = [], isNear: boolean) =>
      rows
        .filter(({ id }) => id !== record.id)
        .map((one) => ({ record: one, like: fieldText(one, reuse.like), text: fieldText(one, field).trim(), isNear }))
        .filter(({ text }) => text !== '');
    const own = nearest(usable(ofNear.data, true), ({ like }) => like, asked, mostNear);
    const nearIds = new Set(ofNear.data?.map(({ id }) => id));
    const others = usable(ofAll.data, false).filter(({ record: { id } }) => !nearIds.has(id));
    return withoutDoubles([...own, ...nearest(others, ({ like }) => like, asked, most)]).slice(0, most);
  }, [ofNear.data, ofAll.data, record.id, reuse.like, field, asked]);

  const reads = [ofNear, ofAll].filter(({ isWanted }) => isWanted);
  const isFailed = reads.some(({ isError }) => isError);
  const isPending = !isIdle || reads.some((read) => read.isPending);
  const settled = isFailed ? 'failed' : 'ready';
  return {
    // What one of the two has found is shown while the other fails.
    state: isPending && !isFailed ? 'pending' : settled,
    texts,
    retry: () => {
      for (const read of reads) if (read.isError) read.refetch();
    },
  };
}

/** One page of records that have such a text; null: none are asked for. */
function useRows(entity: Entity, { view }: Reuse, filter: Readonly<Record<string, string>> | null, isIdle: boolean) {
  const dataProvider = useProvider();
  const isWanted = filter !== null;
  const params = {
    pagination: { page: 1, perPage: rowsRead },
    sort: { field: Object.keys(entity.list.sorts)[0] ?? '', order: 'ASC' as const },
    filter: { ...entity.list.views[view], ...filter },
  };
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: [entity.name, 'reuse', params],
    queryFn: async ({ signal }) => (await dataProvider.getList<ConsoleRecord>(entity.name, { ...params, signal })).data,
    enabled: isWanted && isIdle,
    staleTime: 60_000,
  });
  return { data, isError, isPending, isWanted, refetch: () => void refetch() };
}

function withoutDoubles(texts: readonly Reusable[]): readonly Reusable[] {
  return texts.filter((one, at) => texts.findIndex(({ text }) => isSameText(text, one.text)) === at);
}

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
