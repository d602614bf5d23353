/** React-admin's write hooks inside a list override: one request each, shown by the console's own rows. */
import { screen, waitFor } from '@testing-library/react';
import {
  type MutationMode,
  useCreate,
  useDataProvider,
  useDelete,
  useResourceContext,
  useTakeUndoableMutation,
  useUpdate,
  useUpdateMany,
} from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { EntityList } from '../../../../src/engine/list/EntityList';
import { EntityListView } from '../../../../src/engine/list/EntityListView';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { createRecord, getEntity } from '../../../support/records';
import { renderConsole } from '../../../support/renderConsole';
import { findRow, getRow } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const reviews = getEntity('product-reviews');
const first = createRecord(reviews, 'r1', { title: 'Title of r1', status: 'pending' });
const records = [first, createRecord(reviews, 'r2', { title: 'Title of r2', status: 'pending' })];
const modes: MutationMode[] = ['pessimistic', 'optimistic', 'undoable'];
const changed = { title: 'Changed' };

/** The derived view, with buttons that write by react-admin's hooks. */
function Writes() {
  const resource = useResourceContext();
  const [update] = useUpdate<ConsoleRecord>();
  const [updateMany] = useUpdateMany<ConsoleRecord>();
  const [remove] = useDelete<ConsoleRecord>();
  const [create] = useCreate<ConsoleRecord & { title?: unknown }>();
  const takeMutation = useTakeUndoableMutation();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const buttons: [string, (mutationMode: MutationMode) => unknown][] = [
    ['update', (mutationMode) => update(resource, { id: 'r1', data: changed, previousData: first }, { mutationMode })],
    ['updateMany', (mutationMode) => updateMany(resource, { ids: ['r1', 'r2'], data: changed }, { mutationMode })],
    ['delete', (mutationMode) => remove(resource, { id: 'r1', previousData: first }, { mutationMode })],
    ['create', (mutationMode) => create(resource, { data: { id: 'r3', _id: 'r3', title: 'New' } }, { mutationMode })],
  ];
  return (
    <>
      {modes.map((mode) =>
        buttons.map(([name, run]) => (
          <button key={`${mode} ${name}`} type="button" onClick={() => void run(mode)}>
            {`${mode} ${name}`}
          </button>
        )),
      )}
      <button type="button" onClick={() => takeMutation()?.({ isUndo: false })}>
        confirm
      </button>
      <button type="button" onClick={() => takeMutation()?.({ isUndo: true })}>
        undo
      </button>
      <button
        type="button"
        onClick={() => void dataProvider.update(reviews.name, { id: 'r1', data: { rating: 4 }, previousData: first })}
      >
        own write
      </button>
      <EntityListView />
    </>
  );
}

async function open() {
  const server = listServer(reviews, records);
  const create = vi.fn(async () => ({ data: createRecord(reviews, 'r3', { title: 'New' }) }));
  const view = renderConsole({
    dataProvider: server.provider({ create }),
    at: '/product-reviews?page=0&limit=10',
    routes: [{ path: 'product-reviews', element: <EntityList entity={reviews} View={Writes} /> }],
  });
  await findRow('r1');
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, server, create, press };
}

const hasRow = (id: string) => document.querySelector(`[data-record="${id}"]`) !== null;

describe.each(modes)('%s', (mode) => {
  const isUndoable = mode === 'undoable';

  it('useUpdate sends one request, and the row shows the change', async () => {
    const { server, press, queryClient } = await open();
    await press(`${mode} update`);
    await waitFor(() => expect(getRow('r1').getByText('Changed')).toBeTruthy());
    if (isUndoable) {
      expect(server.update).not.toHaveBeenCalled();
      // The whole record, not only the changed field.
      expect(queryClient.getQueryData([reviews.name, 'getOne', { id: 'r1' }])).toEqual({ ...first, ...changed });
      await press('confirm');
    }
    await waitFor(() => expect(server.update).toHaveBeenCalledTimes(1));
    expect(getRow('r1').getByText('Changed')).toBeTruthy();
    expect(getRow('r2').getByText('Title of r2')).toBeTruthy();
  });

  it('useUpdateMany sends an update for each record, and the rows show the change', async () => {
    const { server, press } = await open();
    await press(`${mode} updateMany`);
    if (isUndoable) await press('confirm');
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Changed' })).toHaveLength(2));
    expect(server.update.mock.calls.map(([, { id, data }]) => [id, data])).toEqual([
      ['r1', changed],
      ['r2', changed],
    ]);
  });

  it('useDelete sends one request, and the row goes', async () => {
    const { server, press } = await open();
    await press(`${mode} delete`);
    await waitFor(() => expect(hasRow('r1')).toBe(false));
    if (isUndoable) {
      expect(server.remove).not.toHaveBeenCalled();
      await press('confirm');
    }
    await waitFor(() => expect(server.remove).toHaveBeenCalledTimes(1));
    expect(hasRow('r1')).toBe(false);
    expect(hasRow('r2')).toBe(true);
  });

  it('useCreate sends one request', async () => {
    const { create, press } = await open();
    await press(`${mode} create`);
    if (isUndoable) await press('confirm');
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  });
});

describe('an undoable write', () => {
  it('that is undone sends nothing, and the rows are as before', async () => {
    const { server, press } = await open();
    await press('undoable delete');
    await waitFor(() => expect(hasRow('r1')).toBe(false));
    await press('undo');
    await findRow('r1');
    expect(server.remove).not.toHaveBeenCalled();
  });
});

it('a write of the console changes its own record in every cached answer, and no other record', async () => {
  const { server, press, queryClient } = await open();
  const [, second] = records;
  queryClient.setQueryData([reviews.name, 'getOne', { id: 'r2' }], second);
  queryClient.setQueryData([reviews.name, 'getMany', { ids: ['r1', 'r2'] }], records);
  queryClient.setQueryData([reviews.name, 'getManyReference', {}], { data: records, total: 2 });
  queryClient.setQueryData([reviews.name, 'getInfiniteList', {}], {
    pages: [{ data: records, total: 2 }],
    pageParams: [1],
  });
  await press('own write');
  await waitFor(() => expect(server.update).toHaveBeenCalledTimes(1));
  const cached = () =>
    queryClient
      .getQueriesData({ queryKey: [reviews.name] })
      .flatMap(([key, answer]) =>
        findRecords(answer).map(({ id, rating, title }) => [String(key[1]), id, rating, title] as const),
      );
  const methods = ['getList', 'getOne', 'getMany', 'getManyReference', 'getInfiniteList'];
  for (const method of methods) {
    await waitFor(() => {
      const ratings = new Set(cached().flatMap(([of, id, rating]) => (of === method && id === 'r1' ? [rating] : [])));
      expect([method, [...ratings]]).toEqual([method, [4]]);
    });
    const others = cached().filter(([of, id]) => of === method && id === 'r2');
    expect(others.length).toBeGreaterThan(0);
    for (const [, , rating, title] of others) expect([rating, title]).toEqual([second?.['rating'], 'Title of r2']);
  }
});

/** The records in a cached answer of any method. */
function findRecords(answer: unknown): ConsoleRecord[] {
  if (Array.isArray(answer)) return answer.flatMap(findRecords);
  const { data, pages, id } = Object(answer);
  if (pages ?? data) return findRecords(pages ?? data);
  return id === undefined ? [] : [Object(answer)];
}

it('a write of the console and one of react-admin on the same record both show', async () => {
  const { server, press } = await open();
  let answer = () => {};
  server.update.mockImplementationOnce(
    (_name, { id }) =>
      new Promise((resolve) => {
        answer = () => resolve({ data: { ...first, ...server.rows().find((row) => row.id === id), rating: 4 } });
      }),
  );
  await press('own write');
  await press('optimistic update');
  await waitFor(() => expect(getRow('r1').getByText('Changed')).toBeTruthy());
  answer();
  await waitFor(() => expect(server.update).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(getRow('r1').getByText('Changed')).toBeTruthy());
});
