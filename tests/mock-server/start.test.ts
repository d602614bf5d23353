import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseStartOptions } from '../../mock-server/startOptions';
import { ended, firstLine, startScript } from './support/processes';

const start = (...args: string[]) => startScript('mock-server/start.ts', args);
const SMALL_FIXTURE_ARGS = ['--customers', '5', '--reviews', '5', '--questions', '2', '--rewards', '5'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fixture-backend-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('command line', { timeout: 60_000 }, () => {
  it('prints URL and storage mode, and exits on a signal', async () => {
    const child = start('--port', '0', ...SMALL_FIXTURE_ARGS);
    const line = await firstLine(child);
    expect(line).toMatch(/^mock server at http:\/\/localhost:\d+ \(memory only: nothing is kept\)$/);
    const address = /http:\S+/.exec(line)?.[0] ?? '';
    expect((await fetch(`${address}/auth/sites`)).status).toBe(401);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('reports a port in use and exits with 1', async () => {
    const other = createServer().listen(0, 'localhost');
    await once(other, 'listening');
    const bound = other.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
    const { code, errors } = await ended(start('--port', String(port), ...SMALL_FIXTURE_ARGS));
    other.close();
    expect(errors).toContain(`Port ${port} is in use. Name another one with --port or MOCK_PORT.`);
    expect(code).toBe(1);
  });

  it('rejects a file locked by another process and exits with 1', async () => {
    const file = join(folder, 'rows.ndjson');
    const first = start('--port', '0', '--db', file, ...SMALL_FIXTURE_ARGS);
    expect(await firstLine(first)).toContain(`(kept in ${file})`);
    const second = await ended(start('--port', '0', '--db', file));
    expect([second.code, second.output]).toEqual([1, '']);
    expect(second.errors).toContain(`${file} is in use by process ${first.pid}.`);
    first.kill('SIGTERM');
    await once(first, 'exit');
  });
});

describe('arguments', () => {
  it('are parsed', () => {
    const args =
      '--port 1 --customers 2 --reviews 3 --pending-reviews 1 --questions 4 --rewards 5 --seed 6 --latency 7 --fail-rate 0.5 --db f --reset --controls --origin https://a.example --without products,collections';
    expect(parseStartOptions(args.split(' '), {})).toEqual({
      port: 1,
      host: 'localhost',
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
    expect(parseStartOptions([], { MOCK_PORT: '4321' })?.port).toBe(4321);
    expect(parseStartOptions([], {})?.port).toBe(4000);
    expect(parseStartOptions(['--help'], {})).toBeNull();
  });

  it.each([
    [['--port', '70000'], '--port'],
    [['--port', ''], '--port'],
    [['--customers', '-1'], 'customers'],
    [['--customers', '1.5'], '--customers'],
    [['--fail-rate', '2'], '--fail-rate'],
    [['--without', 'customers'], 'customers'],
    [['--colour'], '--colour'],
  ])('%j are rejected by name', (args, name) => {
    expect(() => parseStartOptions(args, {})).toThrow(name);
  });
});
