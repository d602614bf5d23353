import type { Entity, Row } from '../../resources/entity';
import { toAppError } from '../errors';
import type { Reads } from '../graphqlReads';
import type { EntityRecord } from '../records';
import { searchTextOf } from '../searchText';

/** Rows among which a record is looked for, where it can only be found by a search. */
const rowsSearched = 100;

/**
 * A record as the server has it now: by its id where the provider looks one up, else among the rows that
 * have its text, its product and its customer. Null when it cannot be found. @throws AppError
 */
export async function readFresh(
  reads: Reads,
  entity: Entity,
  record: EntityRecord,
  signal?: AbortSignal,
): Promise<EntityRecord | null> {
  const cancel = signal ? { signal } : {};
  if (entity.read.one !== undefined) {
    try {
      return (await reads.getOne(entity.name, { id: record.id, ...cancel })).data;
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.kind === 'notFound') return null;
      throw error;
    }
  }
  const filter = whatFinds(entity, record);
  if (Object.keys(filter).length === 0) return null;
  const { data } = await reads.getList(entity.name, {
    pagination: { page: 1, perPage: rowsSearched },
    sort: { field: '', order: 'ASC' },
    filter,
    ...cancel,
  });
  return data.find(({ id }) => id === record.id) ?? null;
}

/** The filters by which a record is found again: its text, and the records that it belongs to. */
function whatFinds(entity: Entity, record: EntityRecord): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, filter] of Object.entries(entity.list.filters)) {
    if (filter.kind === 'search') found[name] = searchTextOf(entity.title(record));
    if (filter.kind === 'reference') found[name] = textAt(record, filter.path);
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
}

function textAt(record: Row, path: string): string {
  const value = path.split('.').reduce<unknown>(stepInto, record);
  return typeof value === 'string' ? value : '';
}

function stepInto(value: unknown, step: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, step)?.value : null;
}
