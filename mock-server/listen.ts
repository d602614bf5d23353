import { createServer } from 'node:http';
import type { MockServer } from './createApp';

/** Listening mock server. */
export interface ListeningServer {
  /** Base URL, such as 'http://localhost:4000'. */
  url: string;
  port: number;
  /** Stops listening, closes open connections, and releases the database file. */
  close(): Promise<void>;
}

/**
 * Listens on a port.
 * @param port 0 for any free one
 * @param host interface to listen on; localhost by default
 * @throws Error with code EADDRINUSE if the port is taken
 */
export async function listen(backend: MockServer, port: number, host = 'localhost'): Promise<ListeningServer> {
  const server = createServer(backend.app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const actual = typeof bound === 'object' && bound !== null ? bound.port : port;
  return {
    url: `http://localhost:${actual}`,
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
