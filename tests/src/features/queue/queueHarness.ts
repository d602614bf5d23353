/** A fake server with pending records, and a queue run. */
import { AppError } from '../../../../dataProvider/errors';
import { ConsoleQueryClient } from '../../../../dataProvider/writes/consoleQueryClient';
import type { Entity } from '../../../../resources/entity';
import { DELETION_GRACE_MS } from '../../../../src/engine/history/deletions';
import { createUndoableMutations } from '../../../../src/engine/history/undoableMutations';
import { createUndoStack } from '../../../../src/engine/history/undoStack';
import { getAvailableActions } from '../../../../src/engine/records/actions';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { isStillPending } from '../../../../src/features/queue/isStillPending';
import { createQueueRun } from '../../../../src/features/queue/queueRun';
import { getCurrentEntry, getVisibleRecord } from '../../../../src/features/queue/queueState';
import { stubDataProvider } from '../../../support/stubDataProvider';
import { withWrites } from '../../../support/withWrites';

/** A write as the server received it. */
export interface Sent {
  id: string;
  set: Readonly<Record<string, unknown>> | 'removed';
}

interface Options {
  entities: readonly Entity[];
  records: readonly (readonly [Entity, ConsoleRecord])[];
  /** Resolves when a response may be delivered. */
  gate?: (label: string) => Promise<unknown>;
  /** Returns the error of a write by its index. */
  failing?: (index: number, sent: Sent) => AppError | null;
  /** Keys of records that were left hidden before. */
  leftKeys?: readonly string[];
  memoryKey?: string;
}

export const refusal = () => new AppError({ kind: 'server', status: 500, message: 'Not now.' });

export function createQueueHarness({
  entities,
  records,
  gate = () => Promise.resolve(),
  failing = () => null,
  leftKeys = [],
  memoryKey = 'queue.test',
}: Options) {
  const server = new Map(entities.map((entity) => [entity.name, new Map<string, ConsoleRecord>()]));
  for (const [entity, record] of records) server.get(entity.name)?.set(record.id, record);
  const getEntityByName = (name: string) => entities.find((entity) => entity.name === name) as Entity; // only called for entities of the run
  const sent: Sent[] = [];
  let reads = 0;

  async function write(name: string, id: string, set: Sent['set']) {
    const index = sent.push({ id, set }) - 1;
    await gate(`write ${name} ${id} ${JSON.stringify(set)}`);
    const rows = server.get(name);
    const record = rows?.get(id);
    if (!record) throw new AppError({ kind: 'notFound', status: 404 });
    const error = failing(index, { id, set });
    if (error && !error.uncertain) throw error;
    if (set === 'removed') rows?.delete(id);
    else rows?.set(id, { ...record, ...set });
    if (error) throw error;
    return { data: rows?.get(id) ?? record };
  }

  const provider = {
    async getList(
      name: string,
      { pagination, filter }: { pagination: { page: number; perPage: number }; filter: Record<string, string> },
    ) {
      reads += 1;
      const entity = getEntityByName(name);
      const text = (filter['search'] ?? '').toLowerCase();
      const matching = () =>
        [...(server.get(name)?.values() ?? [])].filter(
          (record) => isStillPending(entity, record) && JSON.stringify(record).toLowerCase().includes(text),
        );
      const found = matching();
      await gate(`read ${name}`);
      const first = (pagination.page - 1) * pagination.perPage;
      return { data: found.slice(first, first + pagination.perPage), total: found.length };
    },
    readFresh: async (name: string, { id }: { id: string }) => {
      await gate(`look ${name}`);
      return server.get(name)?.get(id) ?? null;
    },
    update: (name: string, { id, data, previousData }: { id: unknown; data: object; previousData: object }) => {
      const set = Object.entries(data).filter(([field, value]) => value !== Reflect.get(previousData, field));
      return write(name, String(id), Object.fromEntries(set));
    },
    delete: (name: string, { id }: { id: unknown }) => write(name, String(id), 'removed'),
  };
  const queryClient = new ConsoleQueryClient();
  // The run only uses these methods.
  const dataProvider = withWrites(stubDataProvider(provider as never), queryClient);
  const { hold, sendAll } = createUndoableMutations();
  const start = () =>
    createQueueRun({
      entities,
      dataProvider,
      queryClient,
      undoStack: createUndoStack(),
      hold: () => hold(DELETION_GRACE_MS),
      readLeftKeys: async () => {
        await gate('left keys');
        return new Set(leftKeys);
      },
      memoryKey,
    });
  const run = start();

  return {
    run,
    start,
    provider: stubDataProvider(provider, { programs: () => Promise.resolve([]) }),
    sent,
    server,
    dataProvider,
    reads: () => reads,
    /** Sends the deletions that are held back. */
    sendHeld: sendAll,
    record: (entity: Entity, id: string) => server.get(entity.name)?.get(id),
    /** Id of the current record. */
    current: (of = run) => getCurrentEntry(of.get())?.base.id ?? null,
    visibleState: () => {
      const entry = getCurrentEntry(run.get());
      return entry && getVisibleRecord(entry);
    },
    /** Presses a key on the current record. Returns whether an action has this key. */
    press(key: string): boolean {
      const entry = getCurrentEntry(run.get());
      const named =
        entry && getAvailableActions(entry.entity, getVisibleRecord(entry)).find(({ action }) => action.key === key);
      if (entry && named) run.act(entry.key, named);
      return Boolean(named);
    },
  };
}

/** Waits for all pending promises. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
