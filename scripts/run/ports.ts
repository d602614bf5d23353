/** Ports of this machine. */
import { createServer } from 'node:net';

/** Whether something can listen on the port now, on IPv4 and IPv6. */
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

/** The first free port from `first` upwards that is not in `taken`. @throws when none of a hundred is */
export async function nextFreePort(first: number, taken: readonly number[] = []): Promise<number> {
  for (let port = first; port < first + 100; port++) if (!taken.includes(port) && (await isPortFree(port))) return port;
  throw new Error(`No port is free between ${first} and ${first + 99}.`);
}

/** A port that the system picks. */
export function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}

/**
 * The port to use for a server.
 * @param asked what the environment asks for; then nothing else will do
 * @throws naming the port and the setting, when the asked one is taken or no number
 */
export async function choosePort(
  name: string,
  setting: string,
  asked: string | undefined,
  usual: number,
  taken: readonly number[] = [],
): Promise<number> {
  if (asked !== undefined && asked !== '') {
    const port = Number(asked);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new Error(`${setting}=${asked} is not a port number.`);
    if (taken.includes(port) || !(await isPortFree(port)))
      throw new Error(`Port ${port}, asked for by ${setting}, is in use. Choose another for ${name}.`);
    return port;
  }
  const port = await nextFreePort(usual, taken);
  if (port !== usual) console.log(`Port ${usual} is in use; ${name} takes ${port} (${setting} asks for another).`);
  return port;
}
