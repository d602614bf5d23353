import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOptions } from '../../mock-server/startOptions';
import { ended, firstLine, startScript } from './support/processes';

const start = (...args: string[]) => startScript('mock-server/start.ts', args);
const few = ['--customers', '5', '--reviews', '5', '--questions', '2', '--rewards', '5'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fixture-backend-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the command', { timeout: 60_000 }, () => {
  it('says where it answers and that nothing is kept, and ends when told', async () => {
    const child = start('--port', '0', ...few);
    const line = await firstLine(child);
    expect(line).toMatch(/^fixture backend at http:\/\/localhost:\d+ \(memory only: nothing is kept\)$/);
    const address = /http:\S+/.exec(line)?.[0] ?? '';
    expect((await fetch(`${address}/auth/sites`)).status).toBe(401);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('names a port that is in use, and ends with 1', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const bound = other.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    const { code, errors } = await ended(start('--port', String(port), ...few));
    other.close();
    expect(errors).toContain(`Port ${port} is in use. Name another one with --port or MOCK_PORT.`);
    expect(code).toBe(1);
  });

  it('refuses a file that another process has, and ends with 1', async () => {
    const file = join(folder, 'rows.ndjson');
    const first = start('--port', '0', '--db', file, ...few);
    expect(await firstLine(first)).toContain(`(kept in ${file})`);
    const second = await ended(start('--port', '0', '--db', file));
    expect([second.code, second.output]).toEqual([1, '']);
    expect(second.errors).toContain(`${file} is in use by process ${first.pid}.`);
    first.kill('SIGTERM');
    await once(first, 'exit');
  });
});

describe('the arguments', () => {
  it('are read', () => {
    const args =
      '--port 1 --customers 2 --reviews 3 --pending-reviews 1 --questions 4 --rewards 5 --seed 6 --latency 7 --fail-rate 0.5 --db f --reset --controls --origin https://a.example --without products,collections';
    expect(startOptions(args.split(' '), {})).toEqual({
      port: 1,
      host: '127.0.0.1',
      app: {
        customers: 2,
        reviews: 3,
        pendingReviews: 1,
        questions: 4,
        rewards: 5,
        seed: 6,
        latency: 7,
        failRate: 0.5,
        db: 'f',
        reset: true,
        controls: true,
        origins: ['https://a.example'],
        without: ['products', 'collections'],
      },
    });
    expect(startOptions([], { MOCK_PORT: '4321' })?.port).toBe(4321);
    expect(startOptions([], {})?.port).toBe(4000);
    expect(startOptions(['--help'], {})).toBeNull();
  });

  it.each([
    [['--port', '70000'], '--port'],
    [['--port', ''], '--port'],
    [['--customers', '-1'], 'customers'],
    [['--customers', '1.5'], '--customers'],
    [['--fail-rate', '2'], '--fail-rate'],
    [['--without', 'customers'], 'customers'],
    [['--colour'], '--colour'],
  ])('%j are refused by name', (args, name) => {
    expect(() => startOptions(args, {})).toThrow(name);
  });
});
