import { expect, it } from 'vitest';
import { contractAreas } from '../../dataProvider/contract/contractAreas';
import { loadAllEntities } from '../../resources/loadAllEntities';
import type { Write } from './support/write';

/** Calls that the merchant doesn't start, and whose failures are only logged. */
const backgroundCalls = ['POST /admin/housekeeping/ping', 'POST /admin/housekeeping/refresh_widget'];

/** Reads that are sent by POST, and the sign-in, whose failures tests/flows/session.test.tsx covers. */
const otherCalls = ['POST /admin/graphql', 'POST /auth/email'];

const writes = Object.values(
  import.meta.glob<Record<string, readonly Write[]>>('./support/*Writes.ts', { eager: true }),
).flatMap((module) => Object.values(module).flatMap((list) => (Array.isArray(list) ? list : [])));

/** Paths with values that the patterns of the writes accept. Tasks and rewards of a program are written by the same code. */
function findPaths(path: string): readonly string[] {
  const filled = path
    .replace('{platform}', 'shopify')
    .replace('{locale}', path.includes('dictionary') ? 'sv' : 'en')
    .replaceAll(/\{\w+\}/g, '0123456789abcdef');
  return [
    filled,
    filled.replace(/(?<=\/programs\/\w+\/)tasks/, 'rewards'),
    filled.replace(/(?<=\/programs\/\w+\/)rewards/, 'tasks'),
  ];
}

it('[REL-01] every call that changes something is tested with every fault', async () => {
  const tested = writes.flatMap(({ request }) =>
    request ? [typeof request === 'function' ? request('0123') : request] : [],
  );
  const calls = contractAreas(await loadAllEntities())
    .flatMap(({ calls: own }) => own)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => ![...backgroundCalls, ...otherCalls].includes(call));
  const missing = calls.filter((call) => {
    const [method, path = ''] = call.split(' ');
    const paths = findPaths(path);
    return !tested.some((request) => request.method === method && paths.some((item) => request.path.test(item)));
  });
  expect(calls.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
