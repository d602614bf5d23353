/** Imports small files with the code of the import page, and reads what the mock server holds afterward. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ConsoleDataProvider, createDataProvider } from '../../dataProvider';
import { createHttp } from '../../dataProvider/http/http';
import { importKinds } from '../../resources/imports';
import { getUndecidedFields } from '../../src/features/imports/flow/flowState';
import { createImportFlow } from '../../src/features/imports/flow/importFlow';
import { createImportRun } from '../../src/features/imports/send/importRun';
import { startImport } from '../../src/features/imports/send/startImport';
import { dayFileCases, filesOfOtherPages, type ImportFileCase, otherFileCases } from '../fixtures/importFileCases';
import { memoryRunStore } from '../src/features/imports/send/memoryRunStore';
import { startImportWorker } from '../src/features/imports/support/inProcessWorker';
import { isInTurn } from '../support/fullRun';
import { type RunningBackend, startBackend } from './support/backend';

const FOLDER = 'tests/fixtures/import-files';
const NOW = '2026-11-21T10:00:00.000Z';
const NO_RECORDS = { customers: 0, reviews: 0, questions: 0, rewards: 0, now: Date.parse(NOW) };

let backend: RunningBackend;
let provider: ConsoleDataProvider;
async function start() {
  backend = await startBackend(NO_RECORDS);
  const { body } = await backend.signedIn('GET', '/auth/sites');
  provider = createDataProvider(
    createHttp({ apiUrl: backend.url, token: () => body.sites[0].access_token, wait: async () => undefined }),
  );
}

/** Opens a file, makes the choices of the merchant, and returns the fields that are asked before. */
async function openFile({ file, kind, choose = {} }: ImportFileCase) {
  const flow = createImportFlow({ kind, startWorker: startImportWorker, now: () => NOW });
  const settle = async () => {
    await expect.poll(() => flow.get().reading.kind, { interval: 1 }).toBe('open');
    await expect.poll(() => flow.get().isChecking, { interval: 1 }).toBe(false);
  };
  flow.openSource({ name: file, data: new Blob([readFileSync(`${FOLDER}/${file}`)]) });
  await settle();
  const asks = getUndecidedFields(flow.get());
  if (choose.repairs) flow.setParseOptions({ repairs: choose.repairs });
  for (const [field, format] of Object.entries(choose.formats ?? {})) flow.setFormat(field, format);
  if (choose.rounding) flow.setChoices({ rounding: choose.rounding });
  await settle();
  return { flow, asks };
}

/** Sends the ready rows like the button of the page. */
async function importFile(given: ImportFileCase): Promise<{ asks: readonly string[] }> {
  const { flow, asks } = await openFile(given);
  const { kind } = given;
  const count = flow.get().summary?.readyRows ?? 0;
  const store = memoryRunStore();
  const newImport = { kind, source: given.file, count, rows: flow.readyRows };
  if (count > 0) {
    const stored = await startImport(newImport, {
      store,
      now: () => NOW,
      newId: () => `${given.file}-${process.env['TZ']}`,
    });
    const calls = await provider.importCalls();
    const run = createImportRun(stored, {
      store,
      send: async (data, { key }) => void (await calls.send({ path: importKinds[kind].path, data }, key)),
      wait: async () => undefined,
      withLock: async (work) => {
        await work();
        return true;
      },
      shouldStoreTakenRows: false,
      effects: { toEffect: () => null, read: async () => 0 },
    });
    await run.resume();
    expect(run.state()).toEqual({ kind: 'done' });
  }
  flow.dispose();
  return { asks };
}

interface HeldReview {
  _id: string;
  rating: number;
  title: string | null;
  description: string | null;
  countryCode: string | null;
  createdAt: string;
  customer: { name: string | null } | null;
  product: { productId: string } | null;
}

const REVIEWS = `query($offset: Int) { reviews(limit: 100, offset: $offset) { total items {
  _id rating title description countryCode createdAt customer { name } product { productId } } } }`;

/** IDs of the reviews of earlier files. */
const knownIds = new Set<string>();

/** Returns the reviews that the store didn't have before. */
async function readNewReviews(): Promise<HeldReview[]> {
  const found: HeldReview[] = [];
  for (let offset = 0, total = 1; offset < total; offset += 100) {
    const { reviews } = await backend.query(REVIEWS, { offset });
    found.push(...reviews.items.filter(({ _id }: HeldReview) => !knownIds.has(_id)));
    total = reviews.total;
  }
  for (const { _id } of found) knownIds.add(_id);
  return found;
}

const sortRows = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();

async function expectReviews(given: ImportFileCase, zone: string | undefined) {
  const day = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' });
  const toDay = (instant: string) => {
    if (instant === NOW) return null;
    return given.instants ? instant.slice(0, 16) : day.format(new Date(instant));
  };
  const { asks } = await importFile(given);
  const held = (await readNewReviews()).map((review) => [
    review.rating,
    review.title,
    review.description,
    review.product?.productId ?? null,
    review.customer?.name ?? null,
    review.countryCode,
    toDay(review.createdAt),
  ]);
  expect(asks).toEqual(given.asks ?? []);
  expect(sortRows(held)).toEqual(sortRows(given.holds));
}

async function expectCustomers(given: ImportFileCase) {
  const { asks } = await importFile(given);
  const { customers } = await backend.query(
    '{ customers(limit: 100) { items { emailAddress firstName lastName totalPoints } } }',
  );
  const held = customers.items.map((customer: Record<string, unknown>) =>
    given.kind === 'points'
      ? [customer['emailAddress'], customer['totalPoints']]
      : [customer['emailAddress'], customer['firstName'], customer['lastName'], customer['totalPoints']],
  );
  expect(asks).toEqual(given.asks ?? []);
  expect(sortRows(held)).toEqual(sortRows(given.holds));
}

it('each file is tested here, or by the page that takes it', () => {
  const tested = [...dayFileCases, ...otherFileCases].map(({ file }) => file);
  expect([...tested, ...Object.keys(filesOfOtherPages)].toSorted()).toEqual(readdirSync(FOLDER).toSorted());
  for (const [file, test] of Object.entries(filesOfOtherPages)) expect(readFileSync(test, 'utf8')).toContain(file);
});

describe('files of reviews', () => {
  beforeAll(start);
  afterAll(() => backend.close());

  describe.each(
    ['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Auckland', 'Asia/Kathmandu'].map((zone, index) => ({ zone, index })),
  )('in $zone', ({ zone, index: zoneIndex }) => {
    const before = process.env['TZ'];
    beforeAll(() => {
      process.env['TZ'] = zone;
    });
    afterAll(() => {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    });
    it.each(dayFileCases.filter((_, index) => isInTurn(index + zoneIndex, 2)))(
      '[IMP-10] $file arrives with its days',
      (given) => expectReviews(given, zone),
    );
  });

  it.each(otherFileCases.filter(({ kind }) => kind === 'reviews'))('[IMP-10] $file arrives with its values', (given) =>
    expectReviews(given, undefined),
  );
});

describe('files of customers and points', () => {
  // Files have the same customers.
  beforeEach(start);
  afterEach(() => backend.close());

  it.each(otherFileCases.filter(({ kind }) => kind !== 'reviews'))(
    '[IMP-10] $file arrives with its values',
    expectCustomers,
  );
});
