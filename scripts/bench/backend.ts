/** Benchmark of the mock server with many rows. */
import type { ChildProcess } from 'node:child_process';
import { percentile } from 'es-toolkit/math';
import { startNode, stop } from '../run/childProcess.ts';
import { anyFreePort } from '../run/ports.ts';
import { waitForServer } from '../run/waitForServer.ts';
import type { Measure } from './verdicts.ts';

const sizes = [
  '--customers',
  '100000',
  '--rewards',
  '200000',
  '--reviews',
  '3000',
  '--pending-reviews',
  '1200',
  '--questions',
  '1000',
];

export interface Backend {
  url: string;
  /** Access token of the demo user's first site. */
  token: string;
  /** Milliseconds from process start to the first response. */
  startTime: number;
  process: ChildProcess;
}

export async function startBackend(root: string): Promise<Backend> {
  const port = await anyFreePort();
  const url = `http://localhost:${port}`;
  const start = performance.now();
  const child = startNode(root, ['mock-server/start.ts', '--port', String(port), '--controls', ...sizes], {
    output: 'none',
  });
  await waitForServer(`${url}/auth/sites`, 60_000);
  const startTime = performance.now() - start;
  return { url, token: await signIn(url), startTime, process: child };
}

export function stopBackend(backend: Backend): Promise<void> {
  return stop(backend.process);
}

async function signIn(url: string): Promise<string> {
  const credentials = { email: 'merchant@demo.example', password: 'demo-demo' };
  const { access_token } = await call(url, '', 'POST', '/auth/email', credentials);
  const { sites } = await call(url, access_token, 'GET', '/auth/sites');
  return sites[0].access_token;
}

/** Paths of records that the benchmark opens. */
export async function findRecordPaths({ url, token }: Backend): Promise<{ customer: string; program: string }> {
  const { data } = await call(url, token, 'POST', '/admin/graphql', { query: listQuery, variables: { limit: 1 } });
  const { programs } = await call(url, token, 'GET', '/admin/loyalty/programs');
  return { customer: `/customers/${data.customers.items[0]._id}`, program: `/loyalty/${programs[0]._id}` };
}

// The shapes follow the contract; a wrong one fails the benchmark.
// biome-ignore lint/suspicious/noExplicitAny: JSON of a known shape
async function call(url: string, token: string, method: string, path: string, body?: object): Promise<any> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const listQuery = `query ($limit: Int, $offset: Int, $search: String, $sortBy: CustomerSort) {
  customers(limit: $limit, offset: $offset, search: $search, sortBy: $sortBy) { total items { _id name emailAddress totalPoints createdAt } }
}`;

/** Measures the 95th percentiles of lists and writes, and the startup time. */
export async function measureBackend({ url, token, startTime }: Backend): Promise<Measure[]> {
  const lists: number[] = [];
  const ids: string[] = [];
  const sorts = ['createdAt_desc', 'name_asc', 'points_desc', 'referrals_desc'];
  const searches = [undefined, undefined, 'an', 'maria', 'x@', 'ö'];
  for (let round = 0; round < 300; round++) {
    const variables = {
      limit: 25,
      offset: (round * 331) % 99_000,
      sortBy: sorts[round % 4],
      search: searches[round % 6],
    };
    const start = performance.now();
    const { data } = await call(url, token, 'POST', '/admin/graphql', { query: listQuery, variables });
    lists.push(performance.now() - start);
    const id = data.customers.items[0]?._id;
    if (id) ids.push(id);
  }
  const writes: number[] = [];
  for (const [index, id] of ids.entries()) {
    const start = performance.now();
    await call(url, token, 'PATCH', `/admin/customers/${id}`, { acceptsMarketing: index % 2 === 0 });
    writes.push(performance.now() - start);
  }
  return [
    {
      name: 'backend: list, 95th percentile',
      value: percentile(lists, 95),
      remark: '100,000 customers, 200,000 rewards',
    },
    { name: 'backend: write, 95th percentile', value: percentile(writes, 95) },
    { name: 'backend: start', value: startTime },
  ];
}
