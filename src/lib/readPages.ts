/** Rows per request where a list is read as a whole. Parsing a larger response would block the main thread. */
export const READ_PAGE_SIZE = 50;

/** A page of a list as the server sent it. */
export interface Page<Item> {
  items: readonly Item[];
  /** Number of rows that couldn't be parsed. */
  leftOut?: number | undefined;
  /** Number of rows of all pages. */
  total?: number | null | undefined;
}

/** The part of a list that has been read. */
export interface ReadPart<Item> {
  /** Items of the latest page that no earlier page had. */
  fresh: readonly Item[];
  /** Number of rows that the server counts and that weren't read; null if it doesn't say how many there are. */
  unread: number | null;
}

interface ReadPagesOptions<Item> {
  pageSize: number;
  getId: (item: Item) => string;
  /** More pages aren't read. */
  maxPages?: number;
  /** Number of parallel requests. */
  concurrency?: number;
  /** The total that is shown, so that the first requests can be parallel. */
  expectedTotal?: number;
  /** No more pages are read after it is aborted. */
  signal?: AbortSignal | undefined;
}

/**
 * Reads a list page by page, in order and without duplicates. It ends where the latest total says, at an empty page, or
 * at one that repeats earlier ones, as of servers that ignore the offset. Rows that can't be parsed don't end it. Only
 * `unread: 0` means that everything was read.
 * @param read reads a page, from 0; its errors are passed on
 */
export async function* readPages<Item>(
  read: (page: number) => Promise<Page<Item>>,
  {
    pageSize,
    getId,
    maxPages = Number.POSITIVE_INFINITY,
    concurrency = 1,
    expectedTotal = 0,
    signal,
  }: ReadPagesOptions<Item>,
): AsyncGenerator<ReadPart<Item>, void, void> {
  const seen = new Set<string>();
  let lastPage = Math.max(1, Math.ceil(expectedTotal / pageSize)) - 1;
  for (let next = 0; ; ) {
    const count = Math.min(concurrency, lastPage - next + 1);
    const pages = await Promise.all(Array.from({ length: count }, (_, index) => read(next + index)));
    for (const page of pages) {
      if (signal?.aborted) return;
      const { total = null } = page;
      const fresh = page.items.filter((item) => !seen.has(getId(item)));
      for (const item of fresh) seen.add(getId(item));
      next += 1;
      lastPage = total === null ? Number.POSITIVE_INFINITY : Math.ceil(total / pageSize) - 1;
      yield { fresh, unread: total === null ? null : Math.max(0, total - seen.size) };
      if (next > lastPage || next >= maxPages || (fresh.length === 0 && !isMalformed(page))) return;
    }
  }
}

/** Whether no row of a page could be parsed; without a total, the next pages may be the same. */
const isMalformed = ({ items, leftOut = 0, total = null }: Page<unknown>) =>
  items.length === 0 && leftOut > 0 && total !== null;

interface ListResponse {
  total?: number | undefined;
  pageInfo?: { hasNextPage?: boolean | undefined } | undefined;
}

/** Whether a list has rows after the first `end`, by its total, or by its last page where there is none. */
export const hasMoreRows = ({ total, pageInfo }: ListResponse, end: number): boolean =>
  total === undefined ? pageInfo?.hasNextPage === true : end < total;

/** Number of rows of a list response that couldn't be parsed. */
export function getLeftOut(meta: unknown): number {
  const { leftOut } = Object(meta);
  return typeof leftOut === 'number' ? leftOut : 0;
}
