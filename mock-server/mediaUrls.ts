import type { Request } from 'json-server';

/** Base URL of this server as seen by the client: `http://localhost:4000`. */
export const getServerUrl = (request: Request) => `${request.protocol}://${request.get('host') ?? 'localhost'}`;

/** Replaces absolute URLs of this server's media with relative ones, for storing. */
export function toRelativeMediaUrls(value: unknown, serverUrl: string): unknown {
  if (typeof value === 'string') return value.startsWith(`${serverUrl}/media/`) ? value.slice(serverUrl.length) : value;
  if (Array.isArray(value)) return value.map((item) => toRelativeMediaUrls(item, serverUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toRelativeMediaUrls(item, serverUrl)]));
}

/** Replaces relative media URLs with absolute ones, for responses. */
export function toAbsoluteMediaUrls(value: unknown, serverUrl: string): unknown {
  if (typeof value === 'string') return value.startsWith('/media/') ? serverUrl + value : value;
  if (Array.isArray(value)) return value.map((item) => toAbsoluteMediaUrls(item, serverUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toAbsoluteMediaUrls(item, serverUrl)]));
}
