/** The fixture backend with many rows: started, measured, stopped. */
import type { ChildProcess } from 'node:child_process';
import { startNode, stop } from '../run/childProcess.ts';
import { anyFreePort } from '../run/ports.ts';
import { waitForAnswer } from '../run/waitForAnswer.ts';
import { percentile } from './statistics.ts';
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
  address: string;
  /** Of the demo merchant's first site. */
  token: string;
  /** Milliseconds from the start of the process to its first answer. */
  startTime: number;
  process: ChildProcess;
}

export async function startBackend(root: string): Promise<Backend> {
  const port = await anyFreePort();
  const address = `http://localhost:${port}`;
  const start = performance.now();
  const child = startNode(root, ['mock-server/start.ts', '--port', String(port), '--controls', ...sizes], {
    output: 'none',
  });
  await waitForAnswer(`${address}/auth/sites`, 60_000);
  const startTime = performance.now() - start;
  return { address, token: await signIn(address), startTime, process: child };
}

export function stopBackend(backend: Backend): Promise<void> {
  return stop(backend.process);
}

async function signIn(address: string): Promise<string> {
  const credentials = { email: 'merchant@demo.example', password: 'demo-demo' };
  const { access_token } = await call(address, '', 'POST', '/auth/email', credentials);
  const { sites } = await call(address, access_token, 'GET', '/auth/sites');
  return sites[0].access_token;
}

// The answers' forms are the contract's; a wrong one ends the measurement.
// biome-ignore lint/suspicious/noExplicitAny: JSON of a known form
async function call(address: string, token: string, method: string, path: string, body?: object): Promise<any> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const listQuery = `query ($limit: Int, $offset: Int, $search: String, $sortBy: CustomerSort) {
  customers(limit: $limit, offset: $offset, search: $search, sortBy: $sortBy) { total items { _id name emailAddress totalPoints createdAt } }
}`;

/** 95th percentiles of lists and writes, and the time to start. */
export async function measureBackend({ address, token, startTime }: Backend): Promise<Measure[]> {
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
    const { data } = await call(address, token, 'POST', '/admin/graphql', { query: listQuery, variables });
    lists.push(performance.now() - start);
    const id = data.customers.items[0]?._id;
    if (id) ids.push(id);
  }
  const writes: number[] = [];
  for (const [index, id] of ids.entries()) {
    const start = performance.now();
    await call(address, token, 'PATCH', `/admin/customers/${id}`, { acceptsMarketing: index % 2 === 0 });
    writes.push(performance.now() - start);
  }
  return [
    {
      name: 'backend: list, 95th percentile',
      value: percentile(lists, 95),
      unit: 'ms',
      budget: 50,
      remark: '100,000 customers, 200,000 rewards',
    },
    { name: 'backend: write, 95th percentile', value: percentile(writes, 95), unit: 'ms', budget: 50 },
    { name: 'backend: start', value: startTime, unit: 'ms', budget: 3000 },
  ];
}
