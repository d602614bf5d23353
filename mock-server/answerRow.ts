import type { Request } from 'json-server';

/** Where this server's pictures are, as the caller reached it: `http://localhost:4000`. */
export const addressOf = (request: Request) => `${request.protocol}://${request.get('host') ?? 'localhost'}`;

/** A value as it is kept: what lies on this server without its address. */
export function withoutAddresses(value: unknown, address: string): unknown {
  if (typeof value === 'string') return value.startsWith(`${address}/media/`) ? value.slice(address.length) : value;
  if (Array.isArray(value)) return value.map((one) => withoutAddresses(one, address));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withoutAddresses(one, address)]));
}

/** A value as it is sent: pictures of this server with their full address. */
export function withAddresses(value: unknown, address: string): unknown {
  if (typeof value === 'string') return value.startsWith('/media/') ? address + value : value;
  if (Array.isArray(value)) return value.map((one) => withAddresses(one, address));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withAddresses(one, address)]));
}
