import type { Entity } from '../../resources/entity';
import { AppError } from '../errors';
import { isObject } from '../parse/isObject';
import { type EntityRecord, toRecord } from '../parse/records';

/** Record id, values before the write, and values that were sent. */
interface WriteContext {
  id: string | null;
  before: Readonly<Record<string, unknown>> | undefined;
  change: Readonly<Record<string, unknown>>;
}

/**
 * Merges the response of a write into the record. Fields missing in the response keep the sent or previous
 * value. Unknown fields are omitted so they don't overwrite cached values.
 * @throws AppError badAnswer if the response is not an object or is another record
 */
export function mergeWriteResponse(
  entity: Entity,
  response: unknown,
  { id, before, change }: WriteContext,
): EntityRecord {
  const badResponseError = () => new AppError({ kind: 'badAnswer', status: 200, uncertain: true });
  if (!isObject(response)) throw badResponseError();
  const wrapped = response[entity.write.responseKey];
  const row = isObject(wrapped) ? wrapped : getUnwrappedRow(response);
  const responseId = row['_id'] === undefined ? id : String(row['_id']);
  if (responseId === null || (id !== null && responseId !== id)) throw badResponseError();
  const merged: Record<string, unknown> = { ...before, ...change, ...row, _id: responseId };
  const record = toRecord(entity, merged);
  if (!record) throw badResponseError();
  return { ...pickKnownFields(record, merged), _id: record._id, id: record.id };
}

/** Row at the top level of the response, without a wrapper key. */
function getUnwrappedRow(response: Record<string, unknown>): Record<string, unknown> {
  return response['_id'] === undefined ? {} : response;
}

function pickKnownFields(record: EntityRecord, merged: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(merged, name)));
}
