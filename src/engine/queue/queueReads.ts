import type { ConsoleDataProvider } from '../../../dataProvider';
import { toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { toListParams } from '../list/address';
import { searchParameter } from '../recordLink';
import type { ConsoleRecord } from '../records/consoleRecord';
import { read, reading } from './queueAnswers';
import { isInView, isListed, type QueueState, type Reading, waits } from './queueState';
import { waitingFilters } from './stillWaits';

/** Records a page: the first soon, the others in few calls. */
const firstPage = 50;
const nextPages = 100;
/** As many unseen ones as are always at hand. */
const enough = 15;
/** Pages that are looked through for a single record. */
const mostPages = 10;

type Provider = Pick<ConsoleDataProvider, 'getList' | 'readFresh'>;

interface Ports {
  dataProvider: Provider;
  get(): QueueState;
  change(step: (state: QueueState) => QueueState): void;
  /** Records that waited and do so no longer, though nothing was asked of them here. */
  onMissing(entity: Entity, ids: readonly string[]): void;
}

export interface QueueReads {
  /** Reads what waits of an entity as long as few unseen ones are at hand; once at a time. */
  feed(entity: Entity): Promise<void>;
  /** Reads anew from the start: what has come, and what is gone. */
  check(entity: Entity): Promise<void>;
  /** The record as the server has it now; null where it neither finds it nor lists it as waiting. */
  lookAgain(entity: Entity, record: ConsoleRecord): Promise<ConsoleRecord | null>;
}

/** Reads the waiting views of the queue. */
export function createQueueReads({ dataProvider, get, change, onMissing }: Ports): QueueReads {
  const page = async (entity: Entity, search: string, at: number, limit: number) => {
    const since = get().turn;
    const parameter = searchParameter(entity);
    const filters = { ...waitingFilters(entity), ...(search !== '' && parameter && { [parameter]: search }) };
    const sort = Object.keys(entity.list.sorts)[0] ?? '';
    const { data, total, pageInfo } = await dataProvider.getList<ConsoleRecord>(
      entity.name,
      toListParams({ page: at, limit, sort, filters }),
    );
    const hasNext = total === undefined ? pageInfo?.hasNextPage === true : (at + 1) * limit < total;
    return { records: data, total: total ?? null, since, search, hasNext };
  };

  const atHand = ({ name }: Entity) => {
    const state = get();
    return [...state.entries.values()].filter(
      (entry) => entry.entity.name === name && entry.skipped === null && isInView(state, entry) && waits(entry),
    ).length;
  };

  const isHungry = (entity: Entity): boolean => {
    const how = get().readings[entity.name]?.kind;
    return how === undefined || (how === 'part' && atHand(entity) < enough);
  };

  /** Reads page after page until there is enough at hand. */
  const readOn = async (entity: Entity, search: string, limit: number, isOutdated: () => boolean): Promise<Reading> => {
    // What cannot be searched has nothing to show in a search.
    if (search !== '' && searchParameter(entity) === undefined) return { kind: 'all' };
    try {
      for (let at = 0; !isOutdated(); at += 1) {
        const { hasNext, ...part } = await page(entity, search, at, limit);
        if (isOutdated()) break;
        change((state) => read(state, entity, part));
        if (!hasNext) return { kind: 'all' };
        if (atHand(entity) >= enough) break;
      }
      return { kind: 'part' };
    } catch (thrown) {
      return { kind: 'failed', error: toAppError(thrown) };
    }
  };

  return {
    async feed(entity) {
      if (!isHungry(entity)) return;
      const { view, readings } = get();
      const first = readings[entity.name] === undefined;
      const isOutdated = () => get().view.search !== view.search;
      change((state) => reading(state, entity.name, { kind: 'reading', first }));
      const how = await readOn(entity, view.search, first ? firstPage : nextPages, isOutdated);
      if (!isOutdated()) change((state) => reading(state, entity.name, how));
    },

    async check(entity) {
      const { hasNext, ...part } = await page(entity, '', 0, nextPages);
      const ids = new Set(part.records.map(({ id }) => id));
      change((state) => read(state, entity, part));
      // A part of the whole, or one with rows left out, tells nothing of those that are not in it.
      if (part.total !== ids.size) {
        if (hasNext && get().readings[entity.name]?.kind === 'all') {
          change((state) => reading(state, entity.name, { kind: 'part' }));
        }
        return;
      }
      const missing = [...get().entries.values()].filter(
        (entry) =>
          entry.entity.name === entity.name &&
          isListed(entry) &&
          entry.jobs.length === 0 &&
          entry.touched <= part.since &&
          !ids.has(entry.base.id),
      );
      if (missing.length > 0)
        onMissing(
          entity,
          missing.map(({ base }) => base.id),
        );
    },

    async lookAgain(entity, record) {
      const fresh = await dataProvider.readFresh(entity.name, record);
      if (fresh) return fresh;
      for (let at = 0; at < mostPages; at += 1) {
        const { records, hasNext } = await page(entity, '', at, nextPages);
        const found = records.find(({ id }) => id === record.id);
        if (found || !hasNext) return found ?? null;
      }
      return null;
    },
  };
}
