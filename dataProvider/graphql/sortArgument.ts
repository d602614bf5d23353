import type { Entity } from '../../resources/entity';
import { toSortBy } from '../../resources/sorts';
import { unsupportedError } from '../unsupported';

/**
 * Converts react-admin's `{ field, order }` to a `sortBy` value; '' if the API has a fixed order. A missing
 * sort and react-admin's default (`id`) select the entity's default sort.
 * @throws AppError validation for an unknown sort, with the declared ones
 */
export function sortArgument(entity: Entity, sort: { field: string; order: string } | undefined): string {
  const sortBy = toSortBy(entity, sort);
  if (sortBy !== null) return sortBy;
  const supported = Object.values(entity.list.sorts).map(({ field, order }) => `${field} ${order}`);
  throw unsupportedError(
    `'${entity.name}' cannot be sorted by ${sort?.field} ${sort?.order}. ${
      supported.length > 0
        ? `Supported sorts: ${supported.join(', ')}.`
        : 'It only supports the default order; omit the sort.'
    }`,
  );
}
