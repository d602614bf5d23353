import { request } from 'node:http';

/** `fetch` by Node's own client, for tests that run in a simulated browser, which would ask for CORS first. */
export const nodeFetch: typeof fetch = (address, options = {}) =>
  new Promise((resolve, reject) => {
    const headers = Object.fromEntries(new Headers(options.headers).entries());
    const sent = request(String(address), { method: options.method ?? 'GET', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const received = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
        resolve(new Response(Buffer.concat(parts).toString(), { status: answer.statusCode ?? 0, headers: received }));
      });
    });
    sent.on('error', reject);
    options.signal?.addEventListener('abort', () => sent.destroy(new DOMException('aborted', 'AbortError')));
    sent.end(typeof options.body === 'string' ? options.body : undefined);
  });
