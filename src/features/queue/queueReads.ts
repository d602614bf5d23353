import type { ConsoleDataProvider } from '../../../dataProvider';
import { toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { getSearchParam } from '../../../resources/filters';
import { toListParams } from '../../engine/listState/listUrl';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import { getLeftOut, type Page, readPages } from '../../lib/readPages';
import { getPendingFilters } from './isStillPending';
import { readProgressChanged, recordsLoaded } from './queueEvents';
import { isInView, isListedAsPending, isPending, type QueueState, type ReadProgress } from './queueState';

/** Page sizes: a small first page for a fast start, then larger ones for fewer requests. */
const FIRST_PAGE_SIZE = 50;
const NEXT_PAGE_SIZE = 100;
/** Number of unseen records to keep loaded. */
const MIN_UNSEEN_RECORDS = 15;

type Provider = Pick<ConsoleDataProvider, 'getList'>;

interface Ports {
  dataProvider: Provider;
  get(): QueueState;
  change(step: (state: QueueState) => QueueState): void;
  /** Resolves once it is known which records were left hidden: none of them is shown as the first pending one. */
  waitForLeftKeys(): Promise<void>;
  /** Called with records that are no longer pending although they have no jobs. */
  onMissing(entity: Entity, ids: readonly string[]): void;
}

export interface QueueReads {
  /** Loads pending records of an entity while there are few unseen ones. Concurrent calls are ignored. */
  prefetchPending(entity: Entity): Promise<void>;
  /** Reloads the first page to find new records and records that are no longer pending. */
  reconcile(entity: Entity): Promise<void>;
}

const toPage = (batch: {
  records: ConsoleRecord[];
  total: number | null;
  malformedCount: number;
}): Page<ConsoleRecord> => ({
  items: batch.records,
  total: batch.total,
  leftOut: batch.malformedCount,
});

/** Reads the pending views of the queue's entities. */
export function createQueueReads({ dataProvider, get, change, waitForLeftKeys, onMissing }: Ports): QueueReads {
  const page = async (entity: Entity, search: string, pageIndex: number, limit: number) => {
    const requestedTurn = get().turn;
    const parameter = getSearchParam(entity);
    const filters = { ...getPendingFilters(entity), ...(search !== '' && parameter && { [parameter]: search }) };
    const sort = Object.keys(entity.list.sorts)[0] ?? '';
    const list = toListParams(entity, { page: pageIndex, limit, sort, filters });
    const [{ data, total, pageInfo, meta }] = await Promise.all([
      dataProvider.getList<ConsoleRecord>(entity.name, list),
      waitForLeftKeys(),
    ]);
    const hasNext = total === undefined ? pageInfo?.hasNextPage === true : (pageIndex + 1) * limit < total;
    return {
      records: data,
      total: total ?? null,
      malformedCount: getLeftOut(meta),
      requestedTurn,
      search,
      hasNext,
    };
  };

  const countUnseen = ({ name }: Entity) => {
    const state = get();
    return [...state.entries.values()].filter(
      (entry) => entry.entity.name === name && entry.skippedTurn === null && isInView(state, entry) && isPending(entry),
    ).length;
  };

  const needsMore = (entity: Entity): boolean => {
    const progress = get().readProgress[entity.name]?.kind;
    return progress === undefined || (progress === 'part' && countUnseen(entity) < MIN_UNSEEN_RECORDS);
  };

  /** Loads pages until there are enough unseen records. */
  const loadPages = async (
    entity: Entity,
    search: string,
    limit: number,
    isOutdated: () => boolean,
  ): Promise<ReadProgress> => {
    // Entities without a search filter have no results in a search.
    if (search !== '' && getSearchParam(entity) === undefined) return { kind: 'all' };
    const read = async (pageIndex: number) => {
      const batch = await page(entity, search, pageIndex, limit);
      if (!isOutdated()) change((state) => recordsLoaded(state, entity, batch));
      return toPage(batch);
    };
    try {
      for await (const { unread } of readPages(read, { pageSize: limit, getId: ({ id }) => id })) {
        if (isOutdated()) return { kind: 'part' };
        if (unread === 0) return { kind: 'all' };
        const { entityName } = get().view;
        const isEnough = (entityName ?? entity.name) !== entity.name || countUnseen(entity) >= MIN_UNSEEN_RECORDS;
        if (isEnough) return { kind: 'part' };
      }
      return { kind: 'all' };
    } catch (thrown) {
      return { kind: 'failed', error: toAppError(thrown) };
    }
  };

  return {
    async prefetchPending(entity) {
      if (!needsMore(entity)) return;
      const { view, readProgress } = get();
      const first = readProgress[entity.name] === undefined;
      const isOutdated = () => get().view.search !== view.search;
      change((state) => readProgressChanged(state, entity.name, { kind: 'reading', first }));
      const progress = await loadPages(entity, view.search, first ? FIRST_PAGE_SIZE : NEXT_PAGE_SIZE, isOutdated);
      if (!isOutdated()) change((state) => readProgressChanged(state, entity.name, progress));
    },

    async reconcile(entity) {
      const { hasNext, ...batch } = await page(entity, '', 0, NEXT_PAGE_SIZE);
      const ids = new Set(batch.records.map(({ id }) => id));
      change((state) => recordsLoaded(state, entity, batch));
      // Missing records can only be detected in a complete response.
      if (batch.total !== ids.size) {
        if (hasNext && get().readProgress[entity.name]?.kind === 'all') {
          change((state) => readProgressChanged(state, entity.name, { kind: 'part' }));
        }
        return;
      }
      const missing = [...get().entries.values()].filter(
        (entry) =>
          entry.entity.name === entity.name &&
          isListedAsPending(entry) &&
          entry.jobs.length === 0 &&
          entry.lastTouchedTurn <= batch.requestedTurn &&
          !ids.has(entry.base.id),
      );
      if (missing.length > 0)
        onMissing(
          entity,
          missing.map(({ base }) => base.id),
        );
    },
  };
}
