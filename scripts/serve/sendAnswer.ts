/** Writes an answer to the wire. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders, httpsHeaders } from './securityHeaders.ts';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** Never kept by a cache. */
export const fresh = { 'Cache-Control': 'no-store' };

/** A short answer in plain text. */
export function plainAnswer(status: number, body: string, headers: Answer['headers'] = {}): Answer {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...fresh, ...headers }, body };
}

/** Sends it with the headers that every answer has; HEAD, 204 and 304 get no body. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  const isEmpty = status === 204 || status === 304;
  response.writeHead(status, {
    ...commonHeaders,
    ...(request.headers['x-forwarded-proto'] === 'https' ? httpsHeaders : {}),
    ...headers,
    ...(isEmpty ? {} : { 'Content-Length': Buffer.byteLength(body) }),
  });
  response.end(isEmpty || request.method === 'HEAD' ? undefined : body);
}
