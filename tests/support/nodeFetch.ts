import { request } from 'node:http';

/**
 * Creates a `fetch` by Node's HTTP client. The one of the simulated browser would send CORS preflights.
 * @param agent false: a new connection for each request, for tests that pause longer than servers keep connections
 */
export const createNodeFetch =
  (agent?: false): typeof fetch =>
  (url, options = {}) =>
    new Promise((resolve, reject) => {
      const headers = Object.fromEntries(new Headers(options.headers).entries());
      const clientRequest = request(
        String(url),
        { method: options.method ?? 'GET', headers, ...(agent === false && { agent }) },
        (message) => {
          const chunks: Buffer[] = [];
          message.on('data', (chunk: Buffer) => chunks.push(chunk));
          message.on('end', () => {
            const headerEntries = Object.entries(message.headers).map(([name, value]): [string, string] => [
              name,
              String(value),
            ]);
            resolve(
              new Response(Buffer.concat(chunks).toString(), {
                status: message.statusCode ?? 0,
                headers: headerEntries,
              }),
            );
          });
        },
      );
      clientRequest.on('error', reject);
      options.signal?.addEventListener('abort', () => clientRequest.destroy(new DOMException('aborted', 'AbortError')));
      clientRequest.end(typeof options.body === 'string' ? options.body : undefined);
    });

export const nodeFetch = createNodeFetch();
