/** A backend that ignores the Idempotency-Key and closes a connection before it responds. */
import { randomUUID } from 'node:crypto';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Forwards to the backend. The first POST to a path is applied, and its connection closed without a response. */
export async function startClosingProxy(backend: string, path: string) {
  const additions: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const isAddition = incoming.method === 'POST' && incoming.url === path;
    const isFirst = isAddition && additions.length === 0;
    // Another key for each request, as if the backend didn't know them.
    const headers = { ...incoming.headers, ...(isAddition && { 'idempotency-key': randomUUID() }) };
    let body = '';
    incoming.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    if (isAddition) additions.push('');
    const index = additions.length - 1;
    incoming.on('end', () => {
      if (isAddition) additions[index] = body;
    });
    const forwarded = send(backend + incoming.url, { method: incoming.method, headers }, (response) => {
      if (isFirst) {
        response.resume().on('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo; // always an AddressInfo for a listening TCP server
  return {
    url: `http://localhost:${port}`,
    additions,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
