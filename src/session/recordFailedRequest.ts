import { toAppError } from '../../dataProvider/errors';
import type { HttpRequest } from '../../dataProvider/http/http';
import { isMissingCall } from '../../dataProvider/http/isMissingCall';
import { recordError } from '../lib/storage/supportFacts';

/** Records a failed request for support, without its data. Leaves out canceled ones and reads of optional calls. */
export function recordFailedRequest({ method, path }: HttpRequest, thrown: unknown): void {
  const error = toAppError(thrown);
  if (error.kind === 'canceled' || (method === 'GET' && isMissingCall(error))) return;
  recordError(`${method} ${path}: ${error.kind} ${error.status ?? ''}`.trim());
}
