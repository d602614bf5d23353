/** TCP ports. */
import { createServer } from 'node:net';

/** Checks if the port is free on IPv4 and IPv6. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', '::']) {
    const free = await canListen(port, host);
    if (!free) return false;
  }
  return true;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Finds the first free port from `first` upwards that is not in `taken`. @throws if there is none among a hundred */
export async function nextFreePort(first: number, taken: readonly number[] = []): Promise<number> {
  for (let port = first; port < first + 100; port++) if (!taken.includes(port) && (await isPortFree(port))) return port;
  throw new Error(`No port is free between ${first} and ${first + 99}.`);
}

/** Returns a free port chosen by the system. */
export function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}

/**
 * Chooses the port of a server.
 * @param requestedPort port from the environment; no other port is used then
 * @throws with the port and the setting if the requested port is in use or not a number
 */
export async function choosePort(
  name: string,
  setting: string,
  requestedPort: string | undefined,
  usual: number,
  taken: readonly number[] = [],
): Promise<number> {
  if (requestedPort !== undefined && requestedPort !== '') {
    const port = Number(requestedPort);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new Error(`${setting}=${requestedPort} is not a port number.`);
    if (taken.includes(port) || !(await isPortFree(port)))
      throw new Error(`Port ${port}, asked for by ${setting}, is in use. Choose another for ${name}.`);
    return port;
  }
  const port = await nextFreePort(usual, taken);
  if (port !== usual) console.log(`Port ${usual} is in use; ${name} uses ${port} (set ${setting} to choose another).`);
  return port;
}
