/** Supported operations of an entity, checked before a request so that developers get a clear error message. */
import type { Entity } from '../resources/entity';
import { AppError } from './errors';
import { getOneQuery } from './graphql/buildQuery';
import { formatNames, unsupportedError } from './unsupported';

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

/** Schema of a POST. @throws AppError validation if the entity cannot be created */
export function getDraftSchema({ name, draft }: Entity): NonNullable<Entity['draft']> {
  if (draft !== undefined) return draft;
  throw unsupportedError(
    `'${name}' has no create: its declaration has no draft. Its records are read with getList and changed with update.`,
  );
}

/** @throws AppError validation if the entity cannot be deleted */
export function assertDeletable({ name, actions }: Entity): void {
  if (Object.values(actions).some(({ remove }) => remove)) return;
  throw unsupportedError(
    `'${name}' has no delete: none of its declared actions removes a record. Its records are changed with update.`,
  );
}
