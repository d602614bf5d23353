/** Supported operations of an entity, checked before a request so that developers get a clear error message. */
import type { Entity } from '../resources/entity';
import { AppError } from './errors';
import { getOneQuery } from './graphql/buildQuery';
import { formatNames } from './unsupported';

/** Query of one record. @throws AppError notFound if the API has none */
export function getRecordQuery(entity: Entity): string {
  const query = getOneQuery(entity);
  if (query !== null) return query;
  const { name, list } = entity;
  throw new AppError({
    kind: 'notFound',
    message:
      `'${name}' has no read by id: the provider lists these records only. ` +
      `Use getList with one of its filters: ${formatNames(Object.keys(list.filters))}.`,
  });
}
