/** A made-up server with what waits, a run through it, and the writer between the two. */
import { QueryClient } from '@tanstack/react-query';
import { AppError } from '../../../../dataProvider/errors';
import type { Entity } from '../../../../resources/entity';
import { actionsFor } from '../../../../src/engine/actions/actions';
import { createQueueRun } from '../../../../src/engine/queue/queueRun';
import { currentOf, shownOf } from '../../../../src/engine/queue/queueState';
import { stillWaits } from '../../../../src/engine/queue/stillWaits';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { createPendingWrites } from '../../../../src/engine/records/pendingWrites';
import { createRecordWriter } from '../../../../src/engine/records/recordWriter';
import { stubDataProvider } from '../../../support/stubDataProvider';

/** A write as the server received it. */
export interface Sent {
  id: string;
  set: Readonly<Record<string, unknown>> | 'removed';
}

interface Options {
  entities: readonly Entity[];
  records: readonly (readonly [Entity, ConsoleRecord])[];
  /** Resolves when an answer may come. */
  gate?: (label: string) => Promise<unknown>;
  /** The error of a write, by its turn. */
  failing?: (turn: number, sent: Sent) => AppError | null;
  memory?: string;
}

export const refusal = () => new AppError({ kind: 'server', status: 500, message: 'Not now.' });

export function createQueueWorld({
  entities,
  records,
  gate = () => Promise.resolve(),
  failing = () => null,
  memory = 'queue.test',
}: Options) {
  const server = new Map(entities.map((entity) => [entity.name, new Map<string, ConsoleRecord>()]));
  for (const [entity, record] of records) server.get(entity.name)?.set(record.id, record);
  const entityNamed = (name: string) => entities.find((entity) => entity.name === name) as Entity; // the run asks for its own alone
  const sent: Sent[] = [];
  let reads = 0;

  async function write(name: string, id: string, set: Sent['set']) {
    const turn = sent.push({ id, set }) - 1;
    await gate(`write ${name} ${id} ${JSON.stringify(set)}`);
    const rows = server.get(name);
    const record = rows?.get(id);
    if (!record) throw new AppError({ kind: 'notFound', status: 404 });
    const error = failing(turn, { id, set });
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
      const entity = entityNamed(name);
      const text = (filter['search'] ?? '').toLowerCase();
      const matching = () =>
        [...(server.get(name)?.values() ?? [])].filter(
          (record) => stillWaits(entity, record) && JSON.stringify(record).toLowerCase().includes(text),
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
  const programs = { listPrograms: () => Promise.resolve([]) };
  const queryClient = new QueryClient();
  const pending = createPendingWrites();
  // The writer and the run use these calls alone.
  const writer = createRecordWriter(provider as never, queryClient, pending);
  const start = () => createQueueRun({ entities, dataProvider: provider as never, writer, queryClient, memory });
  const run = start();

  return {
    run,
    start,
    provider: stubDataProvider({ ...provider, ...programs }),
    sent,
    server,
    writer,
    reads: () => reads,
    record: (entity: Entity, id: string) => server.get(entity.name)?.get(id),
    /** Id of the record that is shown. */
    current: (of = run) => currentOf(of.get())?.base.id ?? null,
    shown: () => {
      const entry = currentOf(run.get());
      return entry && shownOf(entry);
    },
    /** Presses a letter on the record that is shown. @returns whether anything answers to it */
    press(key: string): boolean {
      const entry = currentOf(run.get());
      const named = entry && actionsFor(entry.entity, shownOf(entry)).find(({ action }) => action.key === key);
      if (entry && named) run.act(entry.key, named);
      return Boolean(named);
    },
  };
}

/** Lets everything that is on its way arrive. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve));
