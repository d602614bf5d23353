import {
  appendFileSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AppOptions } from '../../mock-server/appOptions';
import { registry } from '../../mock-server/appOptions';
import { sites } from '../../mock-server/fixtures/sites';
import { openStore } from '../../mock-server/openStore';
import { type RunningBackend, small, startBackend } from './support/backend';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fixture-backend-'));
  file = join(folder, 'data', 'rows.ndjson');
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (more: AppOptions = {}) => openStore({ ...small, db: file, ...more }, registry);
const start = (more: AppOptions = {}) => startBackend({ ...small, db: file, ...more });
const site = sites[0]?._id ?? '';
const css = async (backend: RunningBackend) => (await backend.first('GET', '/admin/settings')).body.settings.customCss;
const setCss = (backend: RunningBackend, customCss: string) =>
  backend.first('PATCH', '/admin/settings', { change: { customCss } });

describe('a database file', { timeout: 30_000 }, () => {
  it('persists all kinds of writes', async () => {
    const before = await start();
    const { reviews, rewards, faqs, customers } = await before.query(
      '{ reviews(status: "pending", limit: 1) { items { _id } } rewards(status: rejected, limit: 1) { items { _id } } faqs(filter: unanswered, limit: 1) { items { _id } } customers(limit: 1) { items { _id } } }',
    );
    await setCss(before, 'b{}');
    const widget = (await before.first('POST', '/admin/widgets', { type: 'form', data: { a: 1 } })).body.widget;
    await before.first('PATCH', `/admin/reviews/${reviews.items[0]._id}`, { status: 'approved' });
    await before.first('DELETE', `/admin/loyalty/reward/${rewards.items[0]._id}`);
    await before.first('PATCH', `/admin/faq/${faqs.items[0]._id}`, { answer: 'Да 👍' });
    await before.first('DELETE', `/admin/customers/${customers.items[0]._id}`);
    const all =
      '{ customers(limit: 100) { total items { _id name totalPoints } } reviews(limit: 100) { total items { _id status customer { _id } } } faqs(limit: 100) { total items { _id answer } } rewards(limit: 100) { total items { _id status } } }';
    const expected = await before.query(all);
    await before.close();
    const after = await start();
    expect(await after.query(all)).toEqual(expected);
    expect(await css(after)).toBe('b{}');
    expect((await after.first('GET', '/admin/widgets')).body.widgets).toContainEqual(widget);
    await after.close();
  });

  it('is only recreated on reset', async () => {
    const first = await start();
    await setCss(first, 'c{}');
    await first.close();
    const again = await start();
    expect(await css(again)).toBe('c{}');
    await again.close();
    const reset = await start({ reset: true });
    expect(await css(reset)).toBe('');
    await reset.close();
    const after = await start();
    expect(await css(after)).toBe('');
    await after.close();
  });

  it('is written anew once the writes in it are long, and still holds them', async () => {
    const backend = await start({ file: { maxLogBytes: 20_000 } });
    for (let n = 0; n < 40; n += 1) await setCss(backend, `n${n}{}`);
    const commits = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('['));
    expect(commits.length).toBeGreaterThan(0);
    expect(commits.length).toBeLessThan(40);
    await backend.close();
    expect(readdirSync(join(folder, 'data'))).toEqual(['rows.ndjson']);
    const after = await start();
    expect(await css(after)).toBe('n39{}');
    await after.close();
  });
});

describe('recovery', { timeout: 30_000 }, () => {
  it('drops an incomplete line at the end', async () => {
    const before = await start();
    await setCss(before, 'd{}');
    await before.close();
    appendFileSync(file, '[{"site":"66f0c1a9');
    const after = await start();
    expect(await css(after)).toBe('d{}');
    await setCss(after, 'e{}');
    await after.close();
    const last = await start();
    expect(await css(last)).toBe('e{}');
    await last.close();
  });

  it('ignores a file that was not completely written', async () => {
    const before = await start();
    await setCss(before, 'f{}');
    await before.close();
    writeFileSync(`${file}.tmp`, 'half a file');
    const after = await start({ file: { maxLogBytes: 0 } });
    expect(await css(after)).toBe('f{}');
    await setCss(after, 'g{}');
    await after.close();
    expect(readdirSync(join(folder, 'data'))).toEqual(['rows.ndjson']);
  });

  it.each([
    ['{"pid":999999999,"started":"1"}', 'a process that is gone'],
    [`{"pid":${process.ppid},"started":"1"}`, 'a process whose number was given out again'],
    [`{"pid":${process.pid},"started":"1"}`, 'an earlier process with the number of this one'],
    ['', 'a process killed before it could write its name'],
  ])('takes over the lock %s of %s', async (lock) => {
    open().close();
    writeFileSync(`${file}.lock`, lock);
    open().close();
    expect(existsSync(`${file}.lock`)).toBe(false);
  });
});

describe('an unusable file', { timeout: 30_000 }, () => {
  const lines = () => readFileSync(file, 'utf8').split('\n');
  const breaks: [what: string, change: (all: string[]) => string[], complaint: RegExp][] = [
    ['is not JSON', (all) => all.with(3, '{"site": oops'), /rows\.ndjson, line 4: .*--reset/],
    [
      'has an invalid row',
      (all) => all.with(4, (all[4] ?? '').replace('"_id":"', '"_id":7,"x":"')),
      /line 5: customers .*_id/,
    ],
    [
      'has a table that nobody knows',
      (all) => all.with(2, `{"site":"${site}","table":"cats","put":{}}`),
      /line 3: there is no table 'cats'/,
    ],
    [
      'has broken settings',
      (all) => all.with(1, (all[1] ?? '').replace('"platform":"', '"platform":7,"x":"')),
      /line 2: documents: settings/,
    ],
    ['ends early', (all) => all.slice(0, 50), /line 51: the file ends here/],
    ['lacks a line', (all) => all.toSpliced(20, 1), /ends here, with lines missing/],
    ['is of another kind', () => ['{"customers":[]}', ''], /line 1: this is not a file of the mock server/],
    [
      'is of an earlier version',
      (all) => all.with(0, '{"format":"fixture-backend","version":1,"journal":1}'),
      /another version/,
    ],
    ['is empty', () => [''], /line 1: the file ends here/],
  ];
  it.each(breaks)('is reported with the line and left unchanged if it %s', (_what, change, complaint) => {
    open().close();
    const broken = change(lines()).join('\n');
    writeFileSync(file, broken);
    expect(() => open()).toThrow(complaint);
    expect(() => open()).toThrow(complaint);
    expect(readFileSync(file, 'utf8')).toBe(broken);
    open({ reset: true }).close();
    open().close();
  });

  it('is reported with the line of the write', () => {
    open().close();
    const count = lines().length;
    appendFileSync(file, 'oops\n[]\n');
    expect(() => open()).toThrow(new RegExp(`rows\\.ndjson, line ${count}: `));
  });

  it('is rejected while it is open', () => {
    const first = open();
    expect(() => open()).toThrow(/already open/);
    first.close();
    open().close();
  });
});

describe('a write that cannot be persisted', { timeout: 30_000 }, () => {
  it('responds with 500 and changes nothing, and later writes succeed', async () => {
    let isFull = false;
    const calls = {
      write: (descriptor: number, bytes: Buffer, at: number) => {
        // Only the first bytes are written, as on a full disk.
        if (isFull && at > 0) throw new Error('ENOSPC: no space left on device');
        return writeSync(descriptor, bytes, at, isFull ? 10 : undefined);
      },
      sync: fsyncSync,
      truncate: ftruncateSync,
    };
    const countWidgets = async (by: RunningBackend) => (await by.first('GET', '/admin/widgets')).body.widgets.length;
    const backend = await start({ file: { calls } });
    await setCss(backend, 'h{}');
    const widgetCount = await countWidgets(backend);
    isFull = true;
    const { customers } = await backend.query('{ customers(limit: 1) { total items { _id } } }');
    const failed = [
      await setCss(backend, 'i{}'),
      await backend.first('DELETE', `/admin/customers/${customers.items[0]._id}`),
      await backend.first('POST', '/admin/widgets', { type: 'form', data: {} }),
    ];
    for (const answer of failed)
      expect([answer.status, answer.body]).toEqual([500, { error: 'Something went wrong.' }]);
    const seen = async (by: RunningBackend) => [
      await css(by),
      (await by.query('{ customers { total } }')).customers.total,
      await countWidgets(by),
    ];
    expect(await seen(backend)).toEqual(['h{}', customers.total, widgetCount]);
    isFull = false;
    expect((await setCss(backend, 'j{}')).status).toBe(200);
    await backend.close();
    const after = await start();
    expect(await seen(after)).toEqual(['j{}', customers.total, widgetCount]);
    await after.close();
  });

  it('is dropped at the next start if half of it is left, and no write is accepted until then', async () => {
    let isFull = false;
    const fail = () => {
      throw new Error('EIO: i/o error');
    };
    const calls = {
      write: (descriptor: number, bytes: Buffer, at: number) =>
        isFull && at > 0 ? fail() : writeSync(descriptor, bytes, at, isFull ? 10 : undefined),
      sync: fsyncSync,
      truncate: fail,
    };
    const backend = await start({ file: { calls } });
    await setCss(backend, 'k{}');
    isFull = true;
    expect((await setCss(backend, 'l{}')).status).toBe(500);
    isFull = false;
    expect((await setCss(backend, 'm{}')).status).toBe(500);
    expect(await css(backend)).toBe('k{}');
    await backend.close();
    const after = await start();
    expect(await css(after)).toBe('k{}');
    await after.close();
  });
});
