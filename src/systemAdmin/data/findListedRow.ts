import type { GetListParams } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import type { EntityRecord } from '../../../dataProvider/parse/records';
import type { Entity } from '../../../resources/entity';
import { defaultSort } from '../../../resources/sorts';

/** Rows of one request. */
const PAGE_ROWS = 100;
/** Rows that are searched for a record without a query by id. */
export const SEARCHED_ROWS = 1000;

/** Finds a record in the first pages of its list; null if they do not have it. @throws AppError */
export async function findListedRow(
  provider: Pick<ConsoleDataProvider, 'getList'>,
  entity: Entity,
  id: string,
  signal?: AbortSignal,
): Promise<EntityRecord | null> {
  for (let page = 1; page <= SEARCHED_ROWS / PAGE_ROWS; page += 1) {
    const params: GetListParams = {
      pagination: { page, perPage: PAGE_ROWS },
      sort: defaultSort(entity),
      filter: {},
      ...(signal && { signal }),
    };
    const { data, total } = await provider.getList<EntityRecord>(entity.name, params);
    const found = data.find((record) => record.id === id);
    if (found) return found;
    if (page * PAGE_ROWS >= (total ?? 0)) return null;
  }
  return null;
}
