import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttp } from '../../dataProvider/http/http';
import { importCalls } from '../../dataProvider/methods/imports';
import { registry } from '../../mock-server/appOptions';
import { sites } from '../../mock-server/fixtures/sites';
import { openStore } from '../../mock-server/openStore';
import { createImportRun } from '../../src/features/imports/send/importRun';
import { startImport } from '../../src/features/imports/send/startImport';
import type { StoredRun } from '../../src/features/imports/send/storedRun';
import type { ImportRow } from '../../src/features/imports/table/checkedRows';
import { memoryRunStore } from '../src/features/imports/send/memoryRunStore';
import { callWith } from './support/backend';
import { firstLine, startScript } from './support/processes';

const demo = { email: 'merchant@demo.example', password: 'demo-demo' };
const rows: ImportRow[] = Array.from({ length: 4000 }, (_, n) => ({
  email: `kill.${n}@shop.example`,
  points: (n % 90) + 1,
}));

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fixture-backend-'));
  file = join(folder, 'rows.ndjson');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Backend with the file, and requests to the first site. */
async function begin() {
  const child = startScript('tests/mock-server/support/killableBackend.ts', [file]);
  child.stdin?.write('\n');
  const address = `http://localhost:${await firstLine(child)}`;
  const { body: signIn } = await callWith(address, null)('POST', '/auth/email', demo);
  const { body: session } = await callWith(address, signIn.access_token)('GET', '/auth/sites');
  const token: string = session.sites[0].access_token;
  return { child, calls: importCalls(createHttp({ apiUrl: address, token: () => token })) };
}

/** Imported points on disk, by email address. */
function importedPoints(): Map<string, number> {
  const opened = openStore({ db: file }, registry);
  const table = opened.store.site(sites[0]?._id ?? '').table('customers');
  const all = [...table.all()].map((row) => [String(row['emailAddress']), Number(row['totalPoints'])] as const);
  opened.close();
  return new Map(all.filter(([email]) => email.startsWith('kill.')));
}

describe('a backend killed during an import', () => {
  it('[IMP-09] has each row exactly once after the import is resumed', { timeout: 120_000 }, async () => {
    const store = memoryRunStore();
    let stored: StoredRun = await startImport(
      { kind: 'points', source: null, count: rows.length, rows: async (from, count) => rows.slice(from, from + count) },
      { store, now: () => '2026-11-21T10:00:00.000Z', newId: () => crypto.randomUUID() },
    );
    // The first two processes are killed during a request, at different points of it.
    for (const dies of [2, 5, Number.POSITIVE_INFINITY]) {
      const { child, calls } = await begin();
      let sent = 0;
      const run = createImportRun(stored, {
        store,
        shouldStoreTakenRows: true,
        effects: { toEffect: () => null, read: async () => 0 },
        wait: async () => undefined,
        async withLock(work) {
          await work();
          return true;
        },
        async send(data, { key }) {
          sent += 1;
          const answer = calls.send({ path: 'points', data }, key);
          // The first kill may happen before the rows are persisted, the second one after. Both lose the
          // response.
          if (sent === dies) setTimeout(() => child.kill('SIGKILL'), dies);
          await answer;
        },
      });
      await run.resume();
      stored = (await store.list())[0] ?? stored;
      if (dies === Number.POSITIVE_INFINITY) expect(run.state()).toEqual({ kind: 'done' });
      else expect(run.state().kind).toBe('stopped');
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await new Promise((gone) => child.once('exit', gone));
    }
    expect(importedPoints()).toEqual(new Map(rows.map(({ email, points }) => [email, points])));
  });
});
