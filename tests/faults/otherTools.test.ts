/** Every kind of write is accepted by a tool that knows nothing but the published contract. */
import 'fake-indexeddb/auto';
import { execFileSync } from 'node:child_process';
import { act, configure, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { contractAreas } from '../../dataProvider/contract/contractAreas';
import { loadAllEntities } from '../../resources/loadAllEntities';
import { clearDatabases } from '../../src/lib/storage/databases';
import { findTool, type OtherBackend, startOtherBackend } from '../otherTools/startOtherBackend';
import { nodeFetch } from '../support/nodeFetch';
import { type OpenedConsole, openConsole } from '../support/openConsole';
import { startFakeStore } from './support/fakeStore';
import type { Write } from './support/write';

vi.mock('../../src/extensions/index', () => import('./support/stockExtension'));
configure({ asyncUtilTimeout: 20_000, defaultHidden: true, getElementError: (message) => new Error(message ?? '') });

const writes = Object.values(
  import.meta.glob<Record<string, readonly Write[]>>('./support/*Writes.ts', { eager: true }),
).flatMap((module) => Object.values(module).flatMap((list) => (Array.isArray(list) ? list : [])));

/** Signals without a body, and the sign-in, which the end-to-end test with the same tools sends. */
const otherCalls = ['POST /admin/housekeeping/ping', 'POST /admin/housekeeping/refresh_widget', 'POST /auth/email'];

describe('the published contract', () => {
  const store = startFakeStore();
  const accepted = new Set<string>();
  let judge: OtherBackend | undefined;
  beforeAll(async () => {
    judge = await startOtherBackend();
  });
  let opened: OpenedConsole | null = null;
  afterEach(async () => {
    await act(async () => opened?.stop());
    opened = null;
    document.body.replaceChildren();
    await clearDatabases();
  });
  afterAll(() => judge?.close());

  it.each(writes)('[DEV-08] Prism accepts the write: $name', async (write) => {
    const id = (await write.pickId?.(store)) ?? '';
    opened = await openConsole(write.url(id), store.config());
    await waitFor(() => expect(document.querySelector('main h1')).toBeInTheDocument(), { timeout: 30_000 });
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    await write.prepare(user, id);
    // The last button may be disabled until the step has loaded.
    await act(() => store.waitForIdle());
    await write.send(user, id);
    const { method, path } = typeof write.request === 'function' ? write.request(id) : write.request;
    let sent = await store.writes();
    await waitFor(async () => {
      sent = await store.writes();
      expect(sent.some((request) => request.method === method && path.test(request.path))).toBe(true);
    });
    await store.waitForIdle();
    const own = sent.filter((request) => !request.path.startsWith('/storage'));
    for (const request of own) {
      const { authorization = 'Bearer none', 'idempotency-key': key } = request.headers;
      await nodeFetch(`${judge?.url}${request.path}`, {
        method: request.method,
        headers: {
          Authorization: String(authorization),
          ...(key !== undefined && { 'Idempotency-Key': String(key) }),
          ...(request.body !== null && { 'Content-Type': 'application/json' }),
        },
        ...(request.body !== null && { body: JSON.stringify(request.body) }),
      });
      accepted.add(`${request.method} ${request.path.replace(/\?.*/, '')}`);
    }
    const judged = judge?.requests.splice(0) ?? [];
    expect(judged.length).toBe(own.length);
    expect(judged.filter(({ refusal }) => refusal !== null)).toEqual([]);
  });

  it('[DEV-03] Prism has judged every kind of write', async () => {
    const calls = contractAreas(await loadAllEntities())
      .flatMap((area) => area.calls)
      .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql'))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !otherCalls.includes(name));
    const isSent = (name: string) => {
      const pattern = new RegExp(
        `^${name.replace(/\{\w+\}/g, '[^/]+').replace(/(tasks|rewards)/, '(tasks|rewards)')}$`,
      );
      return [...accepted].some((sent) => pattern.test(sent));
    };
    expect(calls.filter((name) => !isSent(name))).toEqual([]);
  });

  it('[DEV-03] openapi-typescript generates the types of `resources`', () => {
    const text = execFileSync(process.execPath, [findTool('openapi-typescript'), 'docs/contract/openapi.yaml'], {
      encoding: 'utf8',
    });
    for (const name of ['Customer', 'Reward', 'Review', 'Faq', 'Program', 'Voucher', 'Widget', 'Settings', 'Session']) {
      expect(text).toMatch(new RegExp(`^ {8}${name}: \\{$`, 'm'));
    }
  });
});
