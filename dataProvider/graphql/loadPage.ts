import type { EntityRecord } from '../parse/records';
import type { ListResult } from './parseRows';
import { MAX_REQUEST_ROWS } from './variables';

/**
 * Loads a page with as many sequential requests as necessary, usually one. Records that move to a later
 * request in between are only included once. The total is that of the last response.
 * @param loadPart loads rows from an offset within the page; its errors, such as aborts, are passed on
 */
export async function loadPage(
  { page, perPage }: { page: number; perPage: number },
  loadPart: (done: number) => Promise<ListResult>,
): Promise<ListResult> {
  let result = await loadPart(0);
  let last = result;
  for (
    let done = MAX_REQUEST_ROWS;
    done < perPage && mayHaveMore(last, (page - 1) * perPage + done);
    done += MAX_REQUEST_ROWS
  ) {
    last = await loadPart(done);
    result = mergeParts(result, last, page > 1);
  }
  return result;
}

/** Checks if more rows may follow a response that ends at this offset. None follow an incomplete one. */
function mayHaveMore({ data, total, meta }: ListResult, end: number): boolean {
  return data.length + meta.leftOut >= MAX_REQUEST_ROWS && (total === undefined || end < total);
}

function mergeParts(before: ListResult, next: ListResult, hasPreviousPage: boolean): ListResult {
  const { data, total, pageInfo, meta } = next;
  const records = new Map<string, EntityRecord>();
  for (const record of [...before.data, ...data]) records.set(record.id, record);
  const notices = [before.meta.notice, meta.notice].filter((notice) => notice !== null);
  return {
    data: [...records.values()],
    ...(total === undefined ? { pageInfo: { ...pageInfo, hasPreviousPage } } : { total }),
    meta: {
      leftOut: before.meta.leftOut + meta.leftOut,
      notice: notices.length > 0 ? [...new Set(notices)].join(' ') : null,
    },
  };
}
