/** Servers of a worker: the in-memory mock server, and a server of the production build. */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createApp } from '../../../mock-server/createApp';
import { type Exchange, exchanges } from '../../../mock-server/exchanges';
import type { FixtureSizes } from '../../../mock-server/fixtures/sizes';
import { createConsoleServer } from '../../../scripts/serve/createConsoleServer';
import { parseConfig } from '../../../src/config';
import extension from '../../../src/extensions/index';
import { checkExchange } from '../../support/checkExchange';

const root = resolve(import.meta.dirname, '../../..');

/** Number of records in the backend. Pending ones default to those of the first store. */
export interface Amounts extends Partial<FixtureSizes> {
  customers: number;
  reviews: number;
  rewards: number;
  questions: number;
}

export interface Servers {
  /** Base URL of the console. */
  console: string;
  /** Base URL of the mock server. */
  backend: string;
  /** Log of the console server: reports of policy violations. */
  reports: string[];
  /** Local storage entries of the first sign-in, which later tests restore. */
  savedLogin: { entries: [string, string][] | null };
  close: () => Promise<void>;
}

/** Lists of the extension, which aren't in the contract. */
const ownPaths = extension.entities.flatMap(({ read }) => (read.from === 'rest' ? [`/admin/${read.path}`] : []));

/** Collects what a console sends, or a backend responds, that is not in the contract, until it is stopped. */
export function watchDifferences(): { differences: ReadonlySet<string>; stop: () => void } {
  const differences = new Set<string>();
  const compare = (message: unknown) => {
    // Only `publishExchanges` publishes on this channel.
    const exchange = message as Exchange;
    if (ownPaths.some((path) => exchange.path.startsWith(path))) return;
    for (const line of checkExchange(exchange, { isFromConsole: true })) differences.add(line);
  };
  exchanges.subscribe(compare);
  return { differences, stop: () => exchanges.unsubscribe(compare) };
}

export async function startServers(amounts: Amounts, dist: string): Promise<Servers> {
  const reports: string[] = [];
  const mock = createApp({ ...amounts, seed: 7, controls: true });
  await mock.ready;
  // Node writes the system's time, which may not be that of the tests (see shiftClock.mjs).
  const handle = mock.app as RequestListener;
  const backend = await listen(
    createServer((request, response) => {
      response.setHeader('Date', new Date().toUTCString());
      handle(request, response);
    }),
  );
  const config = parseConfig({ ...readDefaultConfig(), apiUrl: backend.url, mediaUrl: `${backend.url}/media` });
  const consoleServer = createConsoleServer({
    dist: resolve(root, dist),
    config,
    log: (line) => reports.push(line),
  });
  const consoleListener = await listen(consoleServer);
  return {
    console: consoleListener.url,
    backend: backend.url,
    reports,
    savedLogin: { entries: null },
    close: async () => {
      await Promise.all([consoleListener.close(), backend.close()]);
      await mock.close();
    },
  };
}

function readDefaultConfig(): object {
  return Object(JSON.parse(readFileSync(resolve(root, 'public/config.json'), 'utf8')));
}

/** Starts a server on any free port. */
export function listen(server: Server): Promise<{ url: string; close: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo; // always an AddressInfo for a listening TCP server
      const close = () =>
        new Promise<void>((resolveClosed) => {
          server.close(() => resolveClosed());
          server.closeAllConnections();
        });
      resolve({ url: `http://localhost:${port}`, close });
    });
  });
}
