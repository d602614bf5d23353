/** Converts query responses to react-admin results. */
import type { GetListResult, GetOneResult } from 'ra-core';
import type { Entity } from '../../resources/entity';
import { AppError } from '../errors';
import { isObject } from '../parse/isObject';
import { type EntityRecord, toRecord, toRecords } from '../parse/records';
import { createSchemaReporter } from '../parse/schemaReporter';

/**
 * List result. `leftOut` counts rows that could not be parsed, `notice` has the messages of the parts that failed.
 * If the API doesn't have the call, `isFallback` is set if another entity's records are listed, else `isMissing`.
 */
export interface ListResult extends GetListResult<EntityRecord> {
  meta: { leftOut: number; notice: string | null; isFallback?: boolean; isMissing?: boolean };
}

/**
 * Parses the response of one list request. If `total` is not plausible, the result has `pageInfo` instead.
 * @throws AppError badAnswer if the response is not a list
 */
export function parseList(
  entity: Entity,
  response: unknown,
  { offset, limit }: { offset: number; limit: number },
  notice: string | null,
): ListResult {
  const rows = isObject(response) ? response['items'] : null;
  if (!isObject(response) || !Array.isArray(rows)) throw new AppError({ kind: 'badAnswer', status: 200 });
  const { records, leftOut } = toRecords(entity, rows);
  const total = parseTotal(response['total']);
  const isKnown = total !== null && (rows.length === 0 || offset + rows.length <= total);
  if (!isKnown) createSchemaReporter(entity.name)('total');
  return {
    data: records,
    ...(isKnown ? { total } : { pageInfo: { hasPreviousPage: offset > 0, hasNextPage: rows.length >= limit } }),
    meta: { leftOut, notice },
  };
}

/**
 * Parses the response of a query for one row.
 * @throws AppError notFound if there is none, badAnswer if it cannot be parsed
 */
export function parseOne(entity: Entity, response: unknown): GetOneResult<EntityRecord> {
  if (response === null) throw new AppError({ kind: 'notFound', status: 200 });
  const data = toRecord(entity, response);
  if (!data) throw new AppError({ kind: 'badAnswer', status: 200 });
  return { data };
}

/** A plausible number of rows, or null. */
export function parseTotal(raw: unknown): number | null {
  const total = typeof raw === 'string' && /^\d{1,15}$/.test(raw) ? Number(raw) : raw;
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : null;
}
