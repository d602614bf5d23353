/** Calls of endpoints that the console doesn't know: those of an extension. */
import type { ZodMiniType } from 'zod/mini';
import { AppError } from '../errors';
import type { Http, HttpRequest } from '../http/http';
import { parseLenient } from '../parse/parseLenient';
import { createSchemaReporter } from '../parse/schemaReporter';

/** A call of an endpoint. */
export interface EndpointRequest<Value = unknown> extends Pick<HttpRequest, 'query' | 'body' | 'signal'> {
  /** GET by default. */
  method?: HttpRequest['method'];
  /** Path after `/admin/`. Ids in it are already URL-encoded. */
  path: string;
  /** Sent as `Idempotency-Key`: the same for each attempt, so that the endpoint executes a write once. */
  idempotencyKey?: string;
  /** Shape of the response; values that don't fit it are null if it allows that. `z.unknown()` allows any. */
  shape: ZodMiniType<Value>;
}

/** See `ConsoleDataProvider.call`. */
export async function callEndpoint<Value>(
  http: Http,
  { method = 'GET', path, idempotencyKey, shape, ...request }: EndpointRequest<Value>,
): Promise<Value> {
  const response = await http({
    ...request,
    method,
    path: `/admin/${path}`,
    ...(idempotencyKey !== undefined && { headers: { 'Idempotency-Key': idempotencyKey } }),
  });
  const value = parseLenient(shape, response, createSchemaReporter(path));
  if (value === null) throw new AppError({ kind: 'badAnswer', status: 200, uncertain: method !== 'GET' });
  return value;
}
