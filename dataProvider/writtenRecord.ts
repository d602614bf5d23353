import type { Entity } from '../resources/entity';
import { AppError } from './errors';
import { isObject } from './isObject';
import { type EntityRecord, toRecord } from './records';

/** What is known of a record without the answer: the values before, and those that were sent. */
interface Known {
  id: string | null;
  before: Readonly<Record<string, unknown>> | undefined;
  change: Readonly<Record<string, unknown>>;
}

/**
 * The record after a write. Whatever the answer leaves out, which may be all, is as it was or as it was
 * sent; fields that nobody knows stay away, so that they overwrite nothing.
 * @throws AppError badAnswer when the answer is no object, or is another record
 */
export function writtenRecord(entity: Entity, answer: unknown, { id, before, change }: Known): EntityRecord {
  const bad = () => new AppError({ kind: 'badAnswer', status: 200, uncertain: true });
  if (!isObject(answer)) throw bad();
  const wrapped = answer[entity.write.answer];
  const row = isObject(wrapped) ? wrapped : bareRow(answer);
  const answeredId = row['_id'] === undefined ? id : String(row['_id']);
  if (answeredId === null || (id !== null && answeredId !== id)) throw bad();
  const known: Record<string, unknown> = { ...before, ...change, ...row, _id: answeredId };
  const record = toRecord(entity, known);
  if (!record) throw bad();
  return { ...keep(record, known), _id: record._id, id: record.id };
}

/** A row that stands in the answer without a name around it. */
function bareRow(answer: Record<string, unknown>): Record<string, unknown> {
  return answer['_id'] === undefined ? {} : answer;
}

function keep(record: EntityRecord, known: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(known, name)));
}
