import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sites } from '../../mock-server/fixtures/sites';
import { openStore } from '../../mock-server/openStore';
import { entities } from '../../resources';
import { callWith } from './support/backend';
import { firstLine, startScript } from './support/processes';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fixture-backend-'));
  file = join(folder, 'rows.ndjson');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Card numbers as they are on disk now. */
function cardNumbers(): Map<string, number> {
  const opened = openStore({ db: file }, entities);
  const table = opened.store.site(sites[0]?._id ?? '').table('customers');
  const numbers = new Map([...table.all()].map((row) => [row._id, Number(row['offlineCardNumber'])]));
  opened.close();
  return numbers;
}

/** Writes to all customers, six at a time, until the process is gone; notes the last number acknowledged and the last sent. */
async function writeUntilKilled(
  address: string,
  token: string,
  acknowledged: Map<string, number>,
  sent: Map<string, number>,
  start: number,
) {
  const call = callWith(address, token);
  const { body } = await call('POST', '/admin/graphql', { query: '{ customers(limit: 40) { items { _id } } }' });
  const ids: string[] = body.data.customers.items.map((row: { _id: string }) => row._id);
  let next = start;
  const worker = async (own: string[]) => {
    for (;;) {
      for (const id of own) {
        next += 1;
        const number = next;
        sent.set(id, number);
        const answer = await call('PATCH', `/admin/customers/${id}`, { offlineCardNumber: String(number) }).catch(
          () => null,
        );
        if (answer === null) return;
        expect(answer.status).toBe(200);
        acknowledged.set(id, number);
      }
    }
  };
  await Promise.all(Array.from({ length: 6 }, (_, n) => worker(ids.filter((_id, place) => place % 6 === n))));
  return next;
}

describe('kill -9 in the middle of writing', () => {
  it('loses nothing that was acknowledged, twenty times over', { timeout: 90_000 }, async () => {
    const acknowledged = new Map<string, number>();
    const sent = new Map<string, number>();
    let next = 0;
    for (let round = 0; round < 20; round += 1) {
      const child = startScript('tests/mock-server/support/killableBackend.ts', [file]);
      const address = `http://localhost:${await firstLine(child)}`;
      const { body: signIn } = await callWith(address, null)('POST', '/auth/email', {
        email: 'merchant@demo.example',
        password: 'demo-demo',
      });
      const { body: session } = await callWith(address, signIn.access_token)('GET', '/auth/sites');
      const gone = once(child, 'exit');
      setTimeout(() => child.kill('SIGKILL'), 20 + ((round * 37) % 120));
      next = await writeUntilKilled(address, session.sites[0].access_token, acknowledged, sent, next);
      await gone;
      const onDisk = cardNumbers();
      for (const [id, number] of acknowledged) {
        const found = onDisk.get(id) ?? Number.NaN;
        expect(
          found >= number && found <= (sent.get(id) ?? 0),
          `round ${round}: ${id} has ${found}, ${number} was acknowledged`,
        ).toBe(true);
      }
    }
    expect(next).toBeGreaterThan(400);
    expect(readdirSync(folder).filter((name) => name.endsWith('.lock') || name.endsWith('.tmp'))).toEqual([]);
    const numbers = readdirSync(folder).map((name) => Number(/journal-(\d+)$/.exec(name)?.[1] ?? 0));
    expect(Math.max(...numbers), 'snapshots were taken meanwhile').toBeGreaterThan(3);
  });
});
