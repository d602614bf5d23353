import type { Entity } from '../../../resources/entity';
import { toListParams } from '../list/address';
import type { ConsoleRecord } from '../records/consoleRecord';

/** Rows a page: of more, reading one answer would hold up whoever goes on working. */
const pageSize = 50;
/** Pages read at the same time. */
const concurrency = 3;

/** Everything that a list with these filters shows, on all its pages. */
export interface Matching {
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
 * Reads all records that match, page by page, each record once, and hands every page on in order.
 * @throws AppError when a page cannot be read; `signal` ends it early without an error
 */
export async function collectMatching(
  reader: ListReader,
  entity: Entity,
  matching: Matching,
  onPage: (records: readonly ConsoleRecord[]) => void | Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const seen = new Set<string>();
  const read = async (page: number) => {
    const { filters, sort } = matching;
    const answer = await reader.getList(entity.name, {
      ...toListParams({ page, limit: pageSize, sort, filters }),
      signal,
    });
    return answer.data;
  };
  const lastPage = Math.max(0, Math.ceil(matching.total / pageSize) - 1);
  for (let first = 0; !signal.aborted; first += concurrency) {
    const pages = await Promise.all(Array.from({ length: concurrency }, (_, offset) => read(first + offset)));
    const before = seen.size;
    for (const records of pages) {
      const fresh = records.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      if (fresh.length > 0 && !signal.aborted) await onPage(fresh);
    }
    // More may have come since the total was read: go on while the last page is full, and holds anything new.
    const isFull = (pages.at(-1)?.length ?? 0) >= pageSize && seen.size > before;
    if (first + concurrency > lastPage && !isFull) return;
  }
}
