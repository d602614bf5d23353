import * as z from 'zod/mini';
import type { EndpointRequest } from '../../../dataProvider/methods/call';
import type { CallAction, Row } from '../../../resources/entity';

/** The request of an action with an own endpoint for a record. The key is the same for each attempt. */
export const toEndpointRequest = (
  { method = 'POST', path, body }: CallAction['call'],
  record: Row,
  idempotencyKey: string,
): EndpointRequest => ({
  method,
  path: path.replaceAll(':id', () => encodeURIComponent(record._id)),
  body: body?.(record),
  idempotencyKey,
  shape: z.unknown(),
});
