/** What every worker runs for itself: the fixture backend in memory, and the production build served as in production. */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createApp } from '../../../mock-server/createApp';
import type { Sizes } from '../../../mock-server/fixtures/sizes';
import { createConsoleServer } from '../../../scripts/serve/createConsoleServer';
import { parseConfig } from '../../../src/config';

const root = resolve(import.meta.dirname, '../../..');

/** How much the backend holds; of what waits, as much as the first shop has unless told otherwise. */
export interface Amounts extends Partial<Sizes> {
  customers: number;
  reviews: number;
  rewards: number;
  questions: number;
}

export interface Servers {
  /** Address of the console. */
  console: string;
  /** Address of the fixture backend. */
  backend: string;
  /** Lines that the console's server logged: reports of policy violations. */
  reports: string[];
  close: () => Promise<void>;
}

export async function startServers(amounts: Amounts): Promise<Servers> {
  const reports: string[] = [];
  const mock = createApp({ ...amounts, seed: 7, controls: true });
  await mock.ready;
  const backend = await listen(createServer(mock.app as RequestListener));
  const config = parseConfig({ ...defaults(), apiUrl: backend.address, mediaUrl: `${backend.address}/media` });
  const served = createConsoleServer({
    dist: resolve(root, process.env['DIST'] ?? 'dist'),
    config,
    log: (line) => reports.push(line),
  });
  const shown = await listen(served);
  return {
    console: shown.address,
    backend: backend.address,
    reports,
    close: async () => {
      await Promise.all([shown.close(), backend.close()]);
      await mock.close();
    },
  };
}

function defaults(): object {
  return Object(JSON.parse(readFileSync(resolve(root, 'public/config.json'), 'utf8')));
}

function listen(server: Server): Promise<{ address: string; close: () => Promise<void> }> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // a TCP server that listens has one
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          server.closeAllConnections();
        });
      done({ address: `http://localhost:${port}`, close });
    });
  });
}
