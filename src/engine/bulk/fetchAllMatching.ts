import type { Entity } from '../../../resources/entity';
import { toListParams } from '../listState/listUrl';
import type { ConsoleRecord } from '../records/consoleRecord';

/** Rows per request. Parsing a larger response would block the main thread. */
const PAGE_SIZE = 50;
/** Number of parallel requests. */
const MAX_CONCURRENT_READS = 3;

/** The filters and order of the list to read. */
export interface ListQuery {
  filters: Readonly<Record<string, string>>;
  sort: string;
  total: number;
}

export interface ListReader {
  getList(
    resource: string,
    params: ReturnType<typeof toListParams> & { signal?: AbortSignal },
  ): Promise<{ data: ConsoleRecord[]; total?: number | undefined }>;
}

/**
 * Fetches all matching records without duplicates and calls `onPage` with each page in order.
 * Resolves early if `signal` is aborted.
 * @throws AppError if a page cannot be read
 */
export async function fetchAllMatching(
  reader: ListReader,
  entity: Entity,
  matching: ListQuery,
  onPage: (records: readonly ConsoleRecord[]) => void | Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const seen = new Set<string>();
  const read = async (page: number) => {
    const { filters, sort } = matching;
    const result = await reader.getList(entity.name, {
      ...toListParams(entity, { page, limit: PAGE_SIZE, sort, filters }),
      signal,
    });
    return result.data;
  };
  const lastPage = Math.max(0, Math.ceil(matching.total / PAGE_SIZE) - 1);
  for (let first = 0; !signal.aborted; first += MAX_CONCURRENT_READS) {
    const pages = await Promise.all(Array.from({ length: MAX_CONCURRENT_READS }, (_, offset) => read(first + offset)));
    const before = seen.size;
    for (const records of pages) {
      const fresh = records.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      if (fresh.length > 0 && !signal.aborted) await onPage(fresh);
    }
    // Records may have been added since `total` was read, so continue while the last page is full and has new records.
    const isFull = (pages.at(-1)?.length ?? 0) >= PAGE_SIZE && seen.size > before;
    if (first + MAX_CONCURRENT_READS > lastPage && !isFull) return;
  }
}
