import type { QueryFunctionContext } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { Entity } from '../../../resources/entity';
import { defaultSort } from '../../../resources/sorts';
import { READ_PAGE_SIZE, readPages } from '../../lib/readPages';
import { findLeftHidden, getHiddenValues } from '../history/hiddenLog';
import type { HistoryStore } from '../history/historyStore';
import type { WriteHistory } from '../history/writeHistory';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { ListPage } from './listQuery';

/** Pages of pending records in which those that were left hidden are looked for. Any others count as pending. */
const MAX_PAGES = 4;

interface CountPorts extends Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'> {
  dataProvider: Pick<ConsoleDataProvider, 'getList'>;
  history: Pick<WriteHistory, 'open'>;
}

/**
 * The total of an entity's pending view, without the records that the merchant leaves hidden. Only those that the server
 * still lists are left out: others were published or deleted elsewhere.
 */
export async function countPending(ports: CountPorts, entity: Entity): Promise<ListPage> {
  const { dataProvider, signal } = ports;
  const { name, list } = entity;
  const read = (page: number, perPage: number, meta = {}): Promise<ListPage> =>
    dataProvider.getList<ConsoleRecord>(name, {
      pagination: { page: page + 1, perPage },
      sort: defaultSort(entity),
      filter: list.views[list.waiting ?? ''] ?? {},
      meta,
      signal,
    });
  const [counted, left] = await Promise.all([
    read(0, 1, { onlyTotal: true }),
    // If the code can't be loaded, they count as pending, as in the queue.
    readLeftIds(ports, entity).catch(() => new Set<string>()),
  ]);
  const { total } = counted;
  if (!total || left.size === 0) return counted;
  let found = 0;
  const readPage = async (page: number) => ({ items: (await read(page, READ_PAGE_SIZE)).data, total });
  const options = { pageSize: READ_PAGE_SIZE, getId: ({ id }: ConsoleRecord) => id, maxPages: MAX_PAGES, signal };
  for await (const { fresh } of readPages(readPage, options)) {
    found += fresh.filter(({ id }) => left.has(id)).length;
    if (found === left.size) break;
  }
  return { ...counted, total: Math.max(0, total - found) };
}

/** Ids of the records of an entity that were left hidden. The query counts again when that changes. */
async function readLeftIds({ history, client, queryKey }: CountPorts, entity: Entity): Promise<ReadonlySet<string>> {
  if (!getHiddenValues(entity)) return new Set();
  const { hidden } = await history.open();
  const names = followed.get(hidden) ?? new Set();
  if (!names.has(entity.name)) hidden.subscribe(() => void client.invalidateQueries({ queryKey }));
  followed.set(hidden, names.add(entity.name));
  return new Set(findLeftHidden((await hidden.list()).entries, entity).keys());
}

/** The names of the entities whose counts follow a log. */
const followed = new WeakMap<HistoryStore['hidden'], Set<string>>();
