/** From the answer of a query to what react-admin takes. */
import type { GetListResult, GetOneResult } from 'ra-core';
import type { Entity } from '../resources/entity';
import { AppError } from './errors';
import { reportFaultsOf } from './faultReport';
import { isObject } from './isObject';
import { type EntityRecord, toRecord, toRecords } from './records';
import { type ListParams, pageOf } from './variables';

/**
 * The rows of a list. Where the count of all rows cannot be believed there is only whether more follow.
 * @throws AppError badAnswer when the answer is no list
 */
export function parseList(
  entity: Entity,
  answered: unknown,
  pagination: ListParams['pagination'],
  notice: string | null,
): GetListResult<EntityRecord> {
  const rows = isObject(answered) ? answered['items'] : null;
  if (!isObject(answered) || !Array.isArray(rows)) throw new AppError({ kind: 'badAnswer', status: 200 });
  const { records, leftOut } = toRecords(entity, rows);
  const { page, perPage } = pageOf(pagination);
  const total = totalOf(answered['total']);
  const isKnown = total !== null && (rows.length === 0 || (page - 1) * perPage + rows.length <= total);
  if (!isKnown) reportFaultsOf(entity.name)('total');
  return {
    data: records,
    ...(isKnown ? { total } : { pageInfo: { hasPreviousPage: page > 1, hasNextPage: rows.length >= perPage } }),
    meta: { leftOut, notice },
  };
}

/**
 * One row.
 * @throws AppError notFound when there is none, badAnswer when it cannot be read
 */
export function parseOne(entity: Entity, answered: unknown): GetOneResult<EntityRecord> {
  if (answered === null) throw new AppError({ kind: 'notFound', status: 200 });
  const data = toRecord(entity, answered);
  if (!data) throw new AppError({ kind: 'badAnswer', status: 200 });
  return { data };
}

function totalOf(raw: unknown): number | null {
  const total = typeof raw === 'string' && /^\d{1,15}$/.test(raw) ? Number(raw) : raw;
  return typeof total === 'number' && Number.isSafeInteger(total) && total >= 0 ? total : null;
}
