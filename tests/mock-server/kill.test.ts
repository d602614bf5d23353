import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registry } from '../../mock-server/appOptions';
import { sites } from '../../mock-server/fixtures/sites';
import { openStore } from '../../mock-server/openStore';
import { countCases } from '../support/countCases';
import { caseCount } from '../support/fullRun';
import { type Call, callWith } from './support/backend';
import { firstLine, startScript } from './support/processes';

const demo = { email: 'merchant@demo.example', password: 'demo-demo' };

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fixture-backend-'));
  file = join(folder, 'rows.ndjson');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Card numbers on disk. */
function cardNumbers(): Map<string, number> {
  const opened = openStore({ db: file }, registry);
  const table = opened.store.site(sites[0]?._id ?? '').table('customers');
  const numbers = new Map([...table.all()].map((row) => [row._id, Number(row['offlineCardNumber'])]));
  opened.close();
  return numbers;
}

/** Last acknowledged and last sent number of each customer. */
interface Notes {
  acknowledged: Map<string, number>;
  sent: Map<string, number>;
  count: number;
}

/**
 * Writes to all customers, six at a time, and kills the process after some acknowledgements, with other
 * writes in flight.
 */
async function writeAndKill(child: ChildProcess, call: Call, notes: Notes, after: number): Promise<void> {
  const { body } = await call('POST', '/admin/graphql', { query: '{ customers(limit: 40) { items { _id } } }' });
  const ids: string[] = body.data.customers.items.map((row: { _id: string }) => row._id);
  let left = after;
  const writeTo = async (id: string): Promise<boolean> => {
    notes.count += 1;
    const number = notes.count;
    notes.sent.set(id, number);
    const answer = await call('PATCH', `/admin/customers/${id}`, { offlineCardNumber: String(number) }).catch(
      () => null,
    );
    if (answer === null) return false;
    expect(answer.status).toBe(200);
    notes.acknowledged.set(id, number);
    left -= 1;
    if (left === 0) child.kill('SIGKILL');
    return true;
  };
  const writer = async (own: string[]) => {
    for (let n = 0; await writeTo(own[n % own.length] ?? ''); n += 1);
  };
  await Promise.all(Array.from({ length: 6 }, (_, n) => writer(ids.filter((_id, place) => place % 6 === n))));
}

describe('kill -9 during writes', () => {
  it('loses no acknowledged write in repeated runs', { timeout: caseCount(120_000, 900_000) }, async () => {
    const rounds = caseCount(3, 100);
    countCases('kill', rounds);
    const notes: Notes = { acknowledged: new Map(), sent: new Map(), count: 0 };
    // Starts the next process in advance.
    const begin = () => startScript('tests/mock-server/support/killableBackend.ts', [file]);
    let next = begin();
    for (let round = 0; round < rounds; round += 1) {
      const child = next;
      next = begin();
      const gone = once(child, 'exit');
      child.stdin?.write('go\n');
      const address = `http://localhost:${await firstLine(child)}`;
      const signIn = await callWith(address, null)('POST', '/auth/email', demo);
      const session = await callWith(address, signIn.body.access_token)('GET', '/auth/sites');
      await writeAndKill(child, callWith(address, session.body.sites[0].access_token), notes, 11 + ((round * 7) % 30));
      await gone;
      const onDisk = cardNumbers();
      for (const [id, number] of notes.acknowledged) {
        const found = onDisk.get(id) ?? Number.NaN;
        expect(found >= number && found <= (notes.sent.get(id) ?? 0), `${id}: ${found} instead of ${number}`).toBe(
          true,
        );
      }
    }
    next.kill('SIGKILL');
    await once(next, 'exit');
    expect(readdirSync(folder).filter((name) => name.endsWith('.lock') || name.endsWith('.tmp'))).toEqual([]);
    const commits = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('['));
    expect(commits.length, 'the file was written anew meanwhile').toBeLessThan(notes.count / 2);
  });
});
