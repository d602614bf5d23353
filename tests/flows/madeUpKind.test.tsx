/** A kind of record that the console doesn't have works by its declaration alone, through REST and through GraphQL. */
import { act, render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  Form,
  ReferenceFieldBase,
  ReferenceInputBase,
  useChoicesContext,
  useCreate,
  useGetList,
  useGetOne,
  useRecordContext,
  useTakeUndoableMutation,
  useUpdate,
} from 'ra-core';
import { useState } from 'react';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { createDataProvider } from '../../dataProvider';
import { AppError, toAppError } from '../../dataProvider/errors';
import type { HttpRequest } from '../../dataProvider/http/http';
import { ConsoleQueryClient } from '../../dataProvider/writes/consoleQueryClient';
import { defineEntity } from '../../resources/entity';
import type { RecordKind } from '../../resources/recordKind';
import { id, number, text } from '../../resources/shapes';
import { defineConsole, registerExtension } from '../../src/defineConsole';
import { createGate } from '../support/createGate';

const shape = z.object({ _id: id, name: text, height: number, state: text });
const change = z.object({ name: z.optional(z.string()), state: z.optional(z.string()) });
const draft = z.object({ name: z.string(), height: z.number() });

const kind: RecordKind = {
  title: 'name',
  shape,
  path: 'shelves',
  items: 'shelves',
  write: { change, draft, answer: 'shelf', shown: ['state'] },
};
const entity = defineEntity({
  name: 'shelves',
  row: shape,
  title: ({ name }) => name,
  read: { from: 'graphql', list: 'shelves', one: 'shelf', arguments: {} },
  write: { path: 'shelves', responseKey: 'shelf', change },
  fields: { name: { kind: 'text' }, height: { kind: 'count' }, state: { kind: 'text' } },
  list: { columns: ['name'], filters: {}, sorts: {}, views: {}, debounce: 300 },
  actions: { fill: { set: { state: 'full' } } },
  draft,
  create: { fields: { name: { kind: 'text' }, height: { kind: 'count' } }, defaults: {} },
});

/** A store with shelves. The next write may fail, before it is applied or after. */
function createStore() {
  let shelves = [
    { _id: 'a', name: 'Top shelf', height: 3, state: 'empty' },
    { _id: 'b', name: 'Lower shelf', height: 1, state: 'empty' },
  ];
  let failure: { error: AppError; isApplied: boolean } | null = null;
  const gate = createGate();
  const writes: unknown[] = [];

  const read = ({ path, body }: HttpRequest): unknown => {
    if (path !== '/admin/graphql') return { shelves };
    const { query, variables } = Object(body);
    const one = shelves.find(({ _id }) => _id === variables.id) ?? null;
    return { data: String(query).includes('one:') ? { one } : { list: { total: shelves.length, items: shelves } } };
  };
  const write = ({ method, path, body }: HttpRequest): unknown => {
    const own = path.split('/').at(-1);
    if (method === 'POST') shelves = [...shelves, { _id: 'c', state: 'empty', ...Object(body) }];
    else shelves = shelves.map((shelf) => (shelf._id === own ? { ...shelf, ...Object(body) } : shelf));
    return { shelf: shelves.find(({ _id }) => _id === (method === 'POST' ? 'c' : own)) };
  };
  return {
    async http(request: HttpRequest): Promise<unknown> {
      const { method, path, body } = request;
      if (method === 'GET' || path === '/admin/graphql') return read(request);
      writes.push([method, path, body]);
      await gate.pass();
      if (!failure) return write(request);
      const { error, isApplied } = failure;
      failure = null;
      if (isApplied) write(request);
      throw error;
    },
    fail: (error: AppError, isApplied = false) => {
      failure = { error, isApplied };
    },
    closeGate: gate.close,
    writes,
  };
}

type Store = ReturnType<typeof createStore>;

afterAll(() => registerExtension(defineConsole({})));

const transports = [
  [
    'REST',
    ({ http }: Store, queryClient: ConsoleQueryClient) => {
      void registerExtension(defineConsole({ recordKinds: { shelves: kind } }));
      return createDataProvider(http, undefined, [], {}, { queryClient });
    },
  ],
  [
    'GraphQL',
    ({ http }: Store, queryClient: ConsoleQueryClient) => {
      const { entities } = defineConsole({ entities: [entity] });
      return createDataProvider(http, undefined, entities, {}, { queryClient });
    },
  ],
] as const;

function Shelves() {
  const { data = [], total } = useGetList('shelves');
  const { data: lower } = useGetOne('shelves', { id: 'b', meta: { again: true } });
  const [update] = useUpdate();
  const [create] = useCreate();
  const takeUndoable = useTakeUndoableMutation();
  const [outcome, setOutcome] = useState('');
  const told = {
    onSuccess: () => setOutcome('saved'),
    onError: (thrown: unknown) => setOutcome(toAppError(thrown).isVerified ? 'not saved' : 'refused'),
  };
  const fill = (mutationMode: 'pessimistic' | 'undoable') =>
    update('shelves', { id: 'b', data: { state: 'full' }, previousData: lower }, { ...told, mutationMode });
  return (
    <>
      <p>{`${total} listed: ${data.map(({ name }) => name).join()}`}</p>
      <p>{`found: ${lower?.['name']} at ${lower?.['height']}`}</p>
      <p>{`listed as ${data.map(({ state }) => state).join()}`}</p>
      <p>{`read as ${lower?.['state']}`}</p>
      <p>{`outcome: ${outcome}`}</p>
      <button type="button" onClick={() => fill('pessimistic')}>
        Fill
      </button>
      <button type="button" onClick={() => fill('undoable')}>
        Fill undoably
      </button>
      <button type="button" onClick={() => takeUndoable()?.({ isUndo: true })}>
        Undo
      </button>
      <button type="button" onClick={() => create('shelves', { data: { name: 'New shelf', height: 2 } }, told)}>
        Add
      </button>
      <Form record={{ id: 'box', shelf: 'a' }}>
        <ReferenceFieldBase source="shelf" reference="shelves">
          <ReferencedName />
        </ReferenceFieldBase>
        <ReferenceInputBase source="shelf" reference="shelves">
          <Choices />
        </ReferenceInputBase>
      </Form>
    </>
  );
}

const ReferencedName = () => <p>{`stands on: ${useRecordContext()?.['name']}`}</p>;

function Choices() {
  const { allChoices = [], selectedChoices = [] } = useChoicesContext();
  return <p>{`chosen: ${selectedChoices.map(({ name }) => name).join()} of ${allChoices.length}`}</p>;
}

describe.each(transports)('[RA-01] a made-up kind of record, through %s,', (_name, create) => {
  async function open() {
    // react-admin logs every failed write.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    const store = createStore();
    const queryClient = new ConsoleQueryClient();
    render(
      <CoreAdminContext dataProvider={create(store, queryClient)} queryClient={queryClient}>
        <Shelves />
      </CoreAdminContext>,
    );
    await shows('2 listed: Top shelf,Lower shelf', 'listed as empty,empty', 'read as empty');
    return store;
  }
  const shows = (...texts: readonly string[]) =>
    waitFor(() => {
      for (const shown of texts) expect(screen.getByText(shown)).toBeVisible();
    });
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  const filling = ['PATCH', '/admin/shelves/b', { state: 'full' }];

  it('is listed, read by id and referenced', async () => {
    await open();
    await shows('found: Lower shelf at 1', 'stands on: Top shelf', 'chosen: Top shelf of 2');
  });

  it('is created', async () => {
    const { writes } = await open();
    await press('Add');
    await shows('3 listed: Top shelf,Lower shelf,New shelf', 'outcome: saved');
    expect(writes).toEqual([['POST', '/admin/shelves', { name: 'New shelf', height: 2 }]]);
  });

  it('shows a change at once, and exactly the former value if it is refused', async () => {
    const { writes, fail, closeGate } = await open();
    const openGate = closeGate();
    fail(new AppError({ kind: 'validation', status: 422 }));
    await press('Fill');
    await shows('listed as empty,full', 'read as full');
    await act(async () => openGate());
    await shows('listed as empty,empty', 'read as empty', 'outcome: refused');
    expect(writes).toEqual([filling]);
    await press('Fill');
    await shows('listed as empty,full', 'read as full', 'outcome: saved');
  });

  it('is verified after a lost response, and never sent again', async () => {
    const { writes, fail } = await open();
    const lost = new AppError({ kind: 'timeout', uncertain: true });
    fail(lost);
    await press('Fill');
    await shows('listed as empty,empty', 'read as empty', 'outcome: not saved');
    fail(lost, true);
    await press('Fill');
    await shows('listed as empty,full', 'read as full', 'outcome: saved');
    expect(writes).toEqual([filling, filling]);
  });

  it('takes back an undoable change', async () => {
    const { writes } = await open();
    await press('Fill undoably');
    await shows('listed as empty,full');
    await press('Undo');
    await shows('listed as empty,empty', 'read as empty');
    expect(writes).toEqual([]);
  });
});
