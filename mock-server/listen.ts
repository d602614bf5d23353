import { createServer } from 'node:http';
import type { FixtureBackend } from './createApp';

/** A listening fixture backend. */
export interface Listening {
  /** Such as 'http://localhost:4000'. */
  address: string;
  port: number;
  /** Stops listening, drops open connections and lets go of the file. */
  close(): Promise<void>;
}

/**
 * @param port 0 for any free one
 * @param host interface to listen on; this machine only, unless told otherwise
 * @throws Error with code EADDRINUSE when the port is taken
 */
export async function listen(backend: FixtureBackend, port: number, host = '127.0.0.1'): Promise<Listening> {
  const server = createServer(backend.app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    address: `http://localhost:${actual}`,
    port: actual,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          backend.close();
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
