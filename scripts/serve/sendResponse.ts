/** Sends responses. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders, httpsHeaders } from './securityHeaders.ts';

export interface ResponseData {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** Prevents caching. */
export const noStoreHeaders = { 'Cache-Control': 'no-store' };

/** Plain text response. */
export function createTextResponse(status: number, body: string, headers: ResponseData['headers'] = {}): ResponseData {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...noStoreHeaders, ...headers }, body };
}

/** Sends a response with the common headers. Node leaves out the body of responses to HEAD, 204, and 304. */
export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: ResponseData,
): void {
  const isEmpty = status === 204 || status === 304;
  response.writeHead(status, {
    ...commonHeaders,
    ...(request.headers['x-forwarded-proto'] === 'https' ? httpsHeaders : {}),
    ...headers,
    ...(isEmpty ? {} : { 'Content-Length': Buffer.byteLength(body) }),
  });
  response.end(body);
}
