/**
 * A backend that knows nothing but the published contract: Prism serves openapi.yaml and refuses what does not fit it,
 * and graphql-tools serve schema.graphql. Both are installed from the lock file of this folder when they are needed,
 * because they take 140 MB, and openapi-typescript an older TypeScript.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureInstalled } from '../../scripts/install.mjs';
import { stop } from '../../scripts/run/childProcess';
import { anyFreePort } from '../../scripts/run/ports';
import { nodeFetch } from '../support/nodeFetch';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, 'tests/otherTools');
const START_TIMEOUT_MS = 120_000;

/** Installs the tools if necessary. Returns the path of a command. */
export function findTool(name: 'prism' | 'openapi-typescript'): string {
  ensureInstalled(folder);
  return resolve(folder, 'node_modules/.bin', name);
}

export interface OtherBackend {
  url: string;
  /** Each request since the start, such as `GET /admin/settings`, with the reason if it was refused. */
  requests: { name: string; refusal: string | null }[];
  close: () => Promise<void>;
}

export async function startOtherBackend(): Promise<OtherBackend> {
  const [prismPort, graphqlPort] = [await anyFreePort(), await anyFreePort()];
  const contract = resolve(root, 'docs/contract/openapi.yaml');
  const children = [
    startNode(findTool('prism'), 'mock', '--errors', '--host', 'localhost', '--port', String(prismPort), contract),
    startNode(resolve(folder, 'graphqlMock.mjs'), String(graphqlPort)),
  ];
  const requests: OtherBackend['requests'] = [];
  const gateway = createServer((request, response) => {
    const isGraphql = request.url === '/admin/graphql' && request.method === 'POST';
    void forward(request, response, isGraphql ? graphqlPort : prismPort).then((refusal) => {
      if (request.method !== 'OPTIONS') requests.push({ name: `${request.method} ${request.url}`, refusal });
    });
  });
  await new Promise<void>((resolveListening) => gateway.listen(0, 'localhost', resolveListening));
  await Promise.all([prismPort, graphqlPort].map((port) => waitForPort(port)));
  const { port } = gateway.address() as AddressInfo; // of a TCP server
  return {
    url: `http://localhost:${port}`,
    requests,
    async close() {
      gateway.close();
      gateway.closeAllConnections();
      await Promise.all(children.map(stop));
    },
  };
}

/** The simulated browser of unit tests would send a preflight first. */
async function waitForPort(port: number): Promise<void> {
  const end = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await nodeFetch(`http://localhost:${port}`, { method: 'POST', body: '{}' });
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await delay(100);
    }
  }
}

const startNode = (...args: string[]): ChildProcess =>
  spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

/** Answers preflights itself, and forwards all else. Returns the response to a refused request, else null. */
async function forward(request: IncomingMessage, response: ServerResponse, port: number): Promise<string | null> {
  const cors = {
    'access-control-allow-origin': request.headers.origin ?? '*',
    'access-control-expose-headers': 'Retry-After, Date',
    'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
  };
  if (request.method === 'OPTIONS') {
    response.writeHead(204, cors).end();
    return null;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const sent = Buffer.concat(chunks).toString();
  const { authorization, 'content-type': type, 'idempotency-key': key } = request.headers;
  const answer = await nodeFetch(`http://localhost:${port}${request.url}`, {
    method: request.method ?? 'GET',
    headers: {
      accept: 'application/json',
      ...(authorization && { authorization }),
      ...(type && { 'content-type': type }),
      ...(typeof key === 'string' && { 'idempotency-key': key }),
    },
    ...(sent !== '' && { body: sent }),
  });
  const text = await answer.text();
  response.writeHead(answer.status, { 'content-type': 'application/json', ...cors }).end(text);
  // Prism names refused parts of a request in this header, also where the contract has an error response of its own.
  const violations = answer.headers.get('sl-violations');
  return answer.status < 400 && violations === null ? null : `${answer.status} ${violations ?? text} for ${sent}`;
}
