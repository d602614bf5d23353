import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ImportKindName } from '../../../../resources/imports';
import { browserRunStore } from '../../../../src/features/imports/send/browserRunStore';
import { startImport } from '../../../../src/features/imports/send/startImport';
import type { ImportRow } from '../../../../src/features/imports/table/checkedRows';
import { clearDatabases } from '../../../../src/lib/storage/databases';
import { openImportPage } from './support/openImportPage';

const store = browserRunStore('console.u1.s1');

afterEach(async () => {
  clearDatabases();
  // Clearing is asynchronous.
  await expect.poll(() => store.list()).toEqual([]);
});

/** Stores an import that sent all its rows. */
async function storeSentRun(kind: ImportKindName, rows: readonly ImportRow[]): Promise<void> {
  const run = await startImport(
    { kind, source: 'earlier.csv', count: rows.length, rows: async (from, count) => rows.slice(from, from + count) },
    { store, now: () => '2026-11-20T10:00:00.000Z', newId: () => `earlier-${kind}` },
  );
  await store.save({ ...run, batches: run.batches.map((batch) => ({ ...batch, state: 'taken' as const })) });
}

const getSent = (send: { mock: { calls: unknown[][] } }) => send.mock.calls.map(([batch]) => batch);

describe('reviews that were imported before', () => {
  const file = [
    'rating,title,body,author,date',
    '5,Warm,Keeps its shape,Ada,2026-05-01',
    '5,Warm,Keeps its shape,Ada,2026-05-01',
    '4,Soft,In the store already,Lin,2026-05-02',
    '4,Soft,Of another day,Lin,2026-05-03',
    '3,Fine,Sent last week,Mina,2026-05-04',
    '2,Thin,New,Jon,2026-05-05',
  ].join('\n');
  const inStore = [
    { id: 'r1', title: 'Soft', description: 'In the store already', rating: 4, createdAt: '2026-05-02T12:00:00.000Z' },
    { id: 'r2', title: 'Soft', description: 'Of another day', rating: 4, createdAt: '2025-05-03T12:00:00.000Z' },
  ];
  const sentBefore = {
    rating: 3,
    title: 'Fine',
    description: 'Sent last week',
    customerName: 'Mina',
    createdAt: '2026-05-04T10:00:00.000Z',
  };
  const getTitles = (send: { mock: { calls: unknown[][] } }) =>
    getSent(send).flatMap((batch) => (batch as { data: ImportRow[] }).data.map(({ description }) => description));

  it('[IMP-09] are named and left out, and the reviews of the store are compared by their texts and day', async () => {
    await storeSentRun('reviews', [sentBefore]);
    const { user, choose, toRows, send, says } = openImportPage('/product-reviews/import/reviews', inStore);
    await choose(file);
    await toRows();
    await says('Some rows are repeated');
    await says('1 row was sent by an earlier import on this device');
    await says('1 review is already in your store');
    await says('1 row repeats another row of the file');
    await user.click(screen.getByRole('button', { name: 'Import 3 reviews' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(getTitles(send)).toEqual(['Keeps its shape', 'Of another day', 'New']);
  });

  it('[IMP-09] are sent again if the merchant chooses so', async () => {
    await storeSentRun('reviews', [sentBefore]);
    const { user, choose, toRows, send, says } = openImportPage('/product-reviews/import/reviews', inStore);
    await choose(file);
    await toRows();
    await says('Some rows are repeated');
    await user.selectOptions(screen.getByLabelText('Repeated rows'), 'Import them again');
    await user.click(await screen.findByRole('button', { name: 'Import 6 reviews' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(getTitles(send)).toHaveLength(6);
  });
});

describe('points that were imported before', () => {
  it('[IMP-09] are named, and only the other rows are sent', async () => {
    await storeSentRun('points', [
      { email: 'ada@mail.example', points: 120, name: 'Ada' },
      { email: 'lin@mail.example', points: 40 },
    ]);
    const { user, choose, toRows, send, says } = openImportPage('/customers/import/points');
    await choose('email,points,name\nada@mail.example,120,Ada\nlin@mail.example,50,\n');
    await toRows();
    await says('1 row was sent by an earlier import on this device');
    await user.click(screen.getByRole('button', { name: 'Add 50 points to 1 customer' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(getSent(send)).toEqual([{ path: 'points', data: [{ email: 'lin@mail.example', points: 50 }] }]);
  });

  it('are not held against a file after they were reverted', async () => {
    await storeSentRun('points', [{ email: 'ada@mail.example', points: 120 }]);
    const [run] = await store.list();
    if (!run) throw new Error('The import is missing.');
    await store.save({ ...run, id: `${run.id}.back`, reverts: run.id });
    const { choose, toRows } = openImportPage('/customers/import/points');
    await choose('email,points\nada@mail.example,120\n');
    await toRows();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add 120 points to 1 customer' })).toBeEnabled());
    expect(screen.queryByText('Some rows are repeated')).toBeNull();
  });
});
