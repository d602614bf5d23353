import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ImportKindName } from '../../../../resources/imports';
import { browserRunStore } from '../../../../src/features/imports/send/browserRunStore';
import { startImport } from '../../../../src/features/imports/send/startImport';
import type { RunBatch } from '../../../../src/features/imports/send/storedRun';
import type { ImportRow } from '../../../../src/features/imports/table/checkedRows';
import { clearDatabases } from '../../../../src/lib/storage/databases';
import { open } from './support/openFile';
import { openImportPage } from './support/openImportPage';

const store = browserRunStore('console.u1.s1');

afterEach(async () => {
  clearDatabases();
  // Clearing is asynchronous.
  await expect.poll(() => store.list()).toEqual([]);
});

/** Stores an import that sent all its rows, or none yet. */
async function storeRun(
  kind: ImportKindName,
  rows: readonly ImportRow[],
  state: RunBatch['state'] = 'taken',
): Promise<void> {
  const run = await startImport(
    { kind, source: 'earlier.csv', count: rows.length, rows: async (from, count) => rows.slice(from, from + count) },
    { store, now: () => '2026-11-20T10:00:00.000Z', newId: () => `earlier-${kind}` },
  );
  await store.save({ ...run, batches: run.batches.map((batch) => ({ ...batch, state })) });
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
    await storeRun('reviews', [sentBefore]);
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

  it('[IMP-09] are counted without the repeats within the file, which the earlier import left out', async () => {
    await storeRun('reviews', [
      {
        rating: 5,
        title: 'Warm',
        description: 'Keeps its shape',
        customerName: 'Ada',
        createdAt: '2026-05-01T10:00:00.000Z',
      },
    ]);
    const { choose, toRows, says } = openImportPage('/product-reviews/import/reviews', inStore);
    await choose(file);
    await toRows();
    await says('1 row was sent by an earlier import on this device');
    await says('1 row repeats another row of the file');
  });

  it('[IMP-09] are sent again if the merchant chooses so', async () => {
    await storeRun('reviews', [sentBefore]);
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

/** A file whose second line is the first again, written otherwise and without what isn't of the review itself. */
const twice = {
  'Judge.me': [
    'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location',
    'Top,Très chaud,5,2025-03-02 10:12:00 UTC,web,ok,Ada,ada@mail.example,,hat,Thanks!,2025-03-03,https://cdn.example/a.jpg,10.0.0.1,FR',
    'Top ,Tre\u0300s chaud,5,2025-03-02 10:12:00 UTC,email,ok,Ada L.,Ada@Mail.example,,hat,,,,,',
    'Top,Très chaud,5,2025-03-02 10:12:00 UTC,web,ok,Ada,lin@mail.example,,hat,,,,,',
    'Top,Très chaud,5,2025-03-02 10:12:00 UTC,web,ok,Ada,ada@mail.example,,scarf,,,,,',
    'Top,Très chaud,5,2025-04-02 10:12:00 UTC,web,ok,Ada,ada@mail.example,,hat,,,,,',
    'Top,Très chaud,4,2025-03-02 10:12:00 UTC,web,ok,Ada,ada@mail.example,,hat,,,,,',
    'Hot,Très chaud,5,2025-03-02 10:12:00 UTC,web,ok,Ada,ada@mail.example,,hat,,,,,',
  ],
  Yotpo: [
    'Review ID,Review Status,Review Title,Review Content,Review Score,Review Creation Date,Reviewer Display Name,Reviewer Email,Reviewer Country Code,Product ID,Product Title,Product URL',
    '90001,Published,Great,Exactly as described,5,2024-05-01,Ada L.,ada@mail.example,US,7012345,Red dress,https://shop.example/red',
    '90002,Published,Great,Exactly as described,5,2024-05-01,Ada L.,ada@mail.example,,7012345,Dress,',
    '90003,Published,Great,Exactly as described,5,2024-05-01,Jon B.,jon@mail.example,US,7012345,Red dress,https://shop.example/red',
  ],
  Loox: [
    'id,status,rating,nickname,full_name,email,date,productId,handle,review,reply,img,verified_purchase',
    'x1,Active,5,Ada,Ada Lovelace,ada@mail.example,2024-05-01T10:00:00Z,7012345,red-dress,My favorite dress,Thank you,https://cdn.example/1.jpg,1',
    'x2,Active,5,Ada,Ada Lovelace,ADA@mail.example,2024-05-01T10:00:00Z,7012345,red-dress,My favorite dress,,,0',
    'x3,Active,5,Ada,Ada Lovelace,ada@mail.example,2024-05-01T10:00:00Z,7012346,blue-shirt,My favorite dress,,,0',
  ],
  Okendo: [
    'dateCreated,productId,productName,rating,title,body,name,email,isIncentivized,rejectedImageUrls,isApproved,countryCode,reply,replyIsPublic',
    '2024-05-01T10:00:00Z,shopify-7,Red dress,5,Lovely,My favorite dress,Ada,ada@mail.example,false,,true,US,Thanks,true',
    '2024-05-01T10:00:00Z,shopify-7,Red dress,5,Lovely,My favorite dress,Ada,ada@mail.example,false,,true,,Thanks,false',
    '2024-05-01T10:00:00Z,shopify-7,Red dress,5,Lovely,My favorite shirt,Ada,ada@mail.example,false,,true,US,,',
  ],
  'without addresses': [
    'rating,review text,author,date,product name,country',
    '5,Keeps its shape,Ada,2026-05-01,Hat,FR',
    '5,Keeps its shape,Ada,2026-05-01,Hat,',
    '5,Keeps its shape,Lin,2026-05-01,Hat,FR',
  ],
};

describe('a review that is in a file twice', () => {
  it.each(Object.entries(twice))('[IMP-09] is left out once, whatever else its lines have: %s', async (_, lines) => {
    const { state, sent } = await open('reviews', lines.join('\n'));
    expect(state.summary).toMatchObject({ faulty: 0, repeated: 1, repeats: { equal: 1 } });
    expect(sent).toHaveLength(lines.length - 2);
  });

  it('[IMP-09] is sent twice if the merchant chooses so', async () => {
    const { user, choose, toRows, send, says } = openImportPage('/product-reviews/import/reviews');
    await choose(twice['Judge.me'].slice(0, 3).join('\n'));
    await toRows();
    await says('1 row repeats another row of the file');
    await user.selectOptions(screen.getByLabelText('Repeated rows'), 'Import them again');
    await user.click(await screen.findByRole('button', { name: 'Import 2 reviews' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it('[IMP-09] is several if nothing tells whether its author is the same', async () => {
    const { state } = await open('reviews', 'rating,body,country\n5,Great,FR\n5,Great,DE\n');
    expect(state.summary).toMatchObject({ readyRows: 2, repeated: 0 });
  });

  it('[IMP-09] was sent by an earlier import, also without its reply and country', async () => {
    await storeRun('reviews', [
      {
        rating: 5,
        title: 'Top',
        description: 'Très chaud',
        productId: 'hat',
        customerName: 'Ada',
        customerEmail: 'ada@mail.example',
        createdAt: '2025-03-02T10:12:00.000Z',
      },
    ]);
    const { choose, toRows, says } = openImportPage('/product-reviews/import/reviews');
    await choose(twice['Judge.me'].slice(0, 2).join('\n'));
    await toRows();
    await says('1 row was sent by an earlier import on this device');
  });
});

describe('points that were imported before', () => {
  it('[IMP-09] are known by the address and their number, whatever the name is', async () => {
    await storeRun('points', [{ email: 'ada@mail.example', points: 120, name: 'Ada' }]);
    const { choose, toRows, says } = openImportPage('/customers/import/points');
    await choose('email,points,name\nAda@mail.example,120,Ada Lovelace\nlin@mail.example,50,\n');
    await toRows();
    await says('1 row was sent by an earlier import on this device');
  });

  it('[IMP-09] are named, and only the other rows are sent', async () => {
    await storeRun('points', [
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
    await storeRun('points', [{ email: 'ada@mail.example', points: 120 }]);
    const [run] = await store.list();
    if (!run) throw new Error('The import is missing.');
    await store.save({ ...run, id: `${run.id}.back`, reverts: run.id });
    const { choose, toRows } = openImportPage('/customers/import/points');
    await choose('email,points\nada@mail.example,120\n');
    await toRows();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add 120 points to 1 customer' })).toBeEnabled());
    expect(screen.queryByText('Some rows are repeated')).toBeNull();
  });

  const several = 'email,points\ndup@mail.test,30\nDup@mail.test,20\nsolo@mail.test,10\n';
  const choiceLabels = {
    sum: 'Add the points together, use the last row',
    last: 'Use the last row',
    first: 'Use the first row',
  };
  /** Imports the file through the page, so that the stored run is the one that the page stores, and closes the page. */
  async function sendFirst(choice: keyof typeof choiceLabels, button: string, file = several): Promise<void> {
    const { user, choose, toRows, send, unmount } = openImportPage('/customers/import/points');
    await choose(file);
    await toRows();
    await user.selectOptions(await screen.findByLabelText('For duplicate customers'), choiceLabels[choice]);
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await expect.poll(async () => (await store.list())[0]?.batches[0]?.state).toBe('taken');
    const [run] = await store.list();
    // The rows whose points were added to another row weren't left out.
    const [addedTogether, merged] = choice === 'sum' ? [1, 0] : [0, 1];
    expect(run?.leftOut).toMatchObject({ addedTogether, merged });
    unmount();
  }

  it('[IMP-09] are known also if they were added together, and aren’t added again', async () => {
    await sendFirst('sum', 'Add 60 points to 2 customers');
    const { choose, toRows, says } = openImportPage('/customers/import/points');
    await choose(several);
    await toRows();
    await says('3 rows were sent by an earlier import on this device');
    expect(await screen.findByRole('button', { name: 'Nothing to import' })).toBeDisabled();
    expect(screen.queryByLabelText('For duplicate customers')).toBeNull();
  });

  it('[IMP-09] are known in a file to which rows were added since, and only these are added', async () => {
    await sendFirst('sum', 'Add 60 points to 2 customers');
    const { user, choose, toRows, says, send } = openImportPage('/customers/import/points');
    await choose(`${several}dup@mail.test,7\n`);
    await toRows();
    await says('3 rows were sent by an earlier import on this device');
    await user.selectOptions(await screen.findByLabelText('For duplicate customers'), choiceLabels.sum);
    await user.click(await screen.findByRole('button', { name: 'Add 7 points to 1 customer' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(getSent(send)).toEqual([{ path: 'points', data: [{ email: 'dup@mail.test', points: 7 }] }]);
  });

  it.each(['last', 'first'] as const)('[IMP-09] stand for the customer’s other rows: %s', async (choice) => {
    await sendFirst('last', 'Add 30 points to 2 customers');
    const { user, choose, toRows, says } = openImportPage('/customers/import/points');
    await choose(several);
    await toRows();
    await says('2 rows were sent by an earlier import on this device');
    await user.selectOptions(await screen.findByLabelText('For duplicate customers'), choiceLabels[choice]);
    expect(await screen.findByRole('button', { name: 'Nothing to import' })).toBeDisabled();
    await screen.findByRole('option', { name: 'Duplicates 1' });
  });

  it('[IMP-09] leave the customer’s other rows, which weren’t sent, to be added', async () => {
    await sendFirst('last', 'Add 30 points to 2 customers');
    const { user, choose, toRows, says } = openImportPage('/customers/import/points');
    await choose(several);
    await toRows();
    await says('2 rows were sent by an earlier import on this device');
    await user.selectOptions(await screen.findByLabelText('For duplicate customers'), choiceLabels.sum);
    expect(await screen.findByRole('button', { name: 'Add 30 points to 1 customer' })).toBeEnabled();
  });
});

describe('rows that another tab sends while they are being prepared', () => {
  const files = {
    points: {
      at: '/customers/import/points',
      file: 'email,points\nada@mail.example,120\nmina@mail.example,50\n',
      row: { email: 'ada@mail.example', points: 120 },
      both: 'Add 170 points to 2 customers',
      rest: 'Add 50 points to 1 customer',
      sent: { email: 'mina@mail.example', points: 50 },
    },
    customers: {
      at: '/customers/import/customers',
      file: 'email,first name\nada@mail.example,Ada\nmina@mail.example,Mina\n',
      row: { emailAddress: 'ada@mail.example', firstName: 'Ada' },
      both: 'Import 2 customers',
      rest: 'Import 1 customer',
      sent: { emailAddress: 'mina@mail.example', firstName: 'Mina' },
    },
    reviews: {
      at: '/product-reviews/import/reviews',
      file: 'rating,body,author\n5,Warm,Ada\n4,Soft,Lin\n',
      row: { rating: 5, description: 'Warm', customerName: 'Ada' },
      both: 'Import 2 reviews',
      rest: 'Import 1 review',
      sent: { rating: 4, description: 'Soft', customerName: 'Lin' },
    },
  } as const;
  const notice = 'Nothing was sent, because another import has started since. Check the rows again.';

  it.each(['points', 'customers', 'reviews'] as const)(
    '[IMP-09] are named and left out before anything is sent: %s',
    async (kind) => {
      const { at, file, row, both, rest, sent } = files[kind];
      const { user, choose, toRows, send, says } = openImportPage(at);
      await choose(file);
      await toRows();
      const start = await screen.findByRole('button', { name: both });
      await waitFor(() => expect(start).toBeEnabled());
      expect(screen.queryByText('Some rows are repeated')).toBeNull();
      await storeRun(kind, [row]);
      await user.click(start);
      await says(notice);
      await says('Some rows are repeated');
      await says('1 row was sent by an earlier import on this device');
      expect(screen.getByRole('heading', { name: 'Import summary' })).toHaveFocus();
      expect(send).not.toHaveBeenCalled();
      const other = await screen.findByRole('button', { name: rest });
      await waitFor(() => expect(other).toBeEnabled());
      await user.click(other);
      await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
      expect(getSent(send)).toEqual([{ path: kind, data: [sent] }]);
    },
  );

  it('[IMP-09] are left out also if repeated rows were to be sent, until the merchant chooses so again', async () => {
    const { at, file, row, both } = files.points;
    await storeRun('points', [row]);
    const { user, choose, toRows, send, says } = openImportPage(at);
    await choose(file);
    await toRows();
    await user.selectOptions(await screen.findByLabelText('Repeated rows'), 'Import them again');
    const start = await screen.findByRole('button', { name: both });
    await waitFor(() => expect(start).toBeEnabled());
    const [earlier] = await store.list();
    if (!earlier) throw new Error('The import is missing.');
    await store.saveRows('other-0', [{ email: 'mina@mail.example', points: 50 }]);
    await store.save({ ...earlier, id: 'other', batches: [{ key: 'other-0', rows: 1, state: 'taken' }] });
    await user.click(start);
    await says('2 rows were sent by an earlier import on this device');
    expect(await screen.findByRole('button', { name: 'Nothing to import' })).toBeDisabled();
    expect(send).not.toHaveBeenCalled();
    await user.selectOptions(screen.getByLabelText('Repeated rows'), 'Import them again');
    await user.click(await screen.findByRole('button', { name: both }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it('[IMP-09] are named also if they are still to be sent', async () => {
    const { at, file, row, both } = files.points;
    const { user, choose, toRows, send, says } = openImportPage(at);
    await choose(file);
    await toRows();
    const start = await screen.findByRole('button', { name: both });
    await waitFor(() => expect(start).toBeEnabled());
    await storeRun('points', [row], 'waiting');
    await user.click(start);
    await says('1 row is in an unfinished import on this device');
    expect(send).not.toHaveBeenCalled();
  });

  it('[IMP-09] don’t matter to a file without them', async () => {
    const { at, file, both } = files.points;
    const { user, choose, toRows, send } = openImportPage(at);
    await choose(file);
    await toRows();
    const start = await screen.findByRole('button', { name: both });
    await waitFor(() => expect(start).toBeEnabled());
    await storeRun('points', [{ email: 'jon@mail.example', points: 5 }]);
    await user.click(start);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  it('[IMP-09] are compared with the new balances if they replace these', async () => {
    const known = [{ id: 'c1', emailAddress: 'lin@mail.example', totalPoints: 30 }];
    const { user, choose, toRows, send, says } = openImportPage(files.points.at, [], null, 1, known);
    await choose('email,points\nlin@mail.example,120\n');
    await toRows();
    await user.selectOptions(
      await screen.findByLabelText('Points in the file'),
      'They are the balances: add or deduct the difference',
    );
    const start = await screen.findByRole('button', { name: 'Add 90 points to 1 customer' });
    await waitFor(() => expect(start).toBeEnabled());
    await storeRun('points', [{ email: 'lin@mail.example', points: 90 }]);
    known[0] = { id: 'c1', emailAddress: 'lin@mail.example', totalPoints: 120 };
    await user.click(start);
    await says(notice);
    expect(await screen.findByRole('button', { name: 'Nothing to import' })).toBeDisabled();
    expect(send).not.toHaveBeenCalled();
  });
});
