import type { Entity } from '../../../resources/entity';
import { getLeftOut, READ_PAGE_SIZE, readPages } from '../../lib/readPages';
import { toListParams } from '../listState/listUrl';
import type { ConsoleRecord } from '../records/consoleRecord';

/** Number of parallel requests. */
const MAX_CONCURRENT_READS = 3;

/** The filters and order of the list to read. */
export interface ListQuery {
  filters: Readonly<Record<string, string>>;
  sort: string;
  /** The total that is shown; 0 if it is unknown. */
  total: number;
}

export interface ListReader {
  getList(
    resource: string,
    params: ReturnType<typeof toListParams> & { signal?: AbortSignal },
  ): Promise<{ data: ConsoleRecord[]; total?: number | undefined; meta?: unknown }>;
}

/**
 * Fetches all matching records without duplicates and calls `onPage` with each page in order.
 * Resolves early if `signal` is aborted.
 * @returns number of records that the server counts and that weren't read; null if it doesn't say how many there are
 * @throws AppError if a page cannot be read
 */
export async function fetchAllMatching(
  reader: ListReader,
  entity: Entity,
  { filters, sort, total: expectedTotal }: ListQuery,
  onPage: (records: readonly ConsoleRecord[]) => void | Promise<void>,
  signal: AbortSignal,
): Promise<number | null> {
  const read = async (page: number) => {
    const params = toListParams(entity, { page, limit: READ_PAGE_SIZE, sort, filters });
    const { data, total, meta } = await reader.getList(entity.name, { ...params, signal });
    return { items: data, total, leftOut: getLeftOut(meta) };
  };
  const options = { pageSize: READ_PAGE_SIZE, concurrency: MAX_CONCURRENT_READS, expectedTotal, signal };
  let unread: number | null = null;
  for await (const part of readPages(read, { ...options, getId: ({ id }: ConsoleRecord) => id })) {
    if (part.fresh.length > 0) await onPage(part.fresh);
    unread = part.unread;
    if (signal.aborted) break;
  }
  return unread;
}
