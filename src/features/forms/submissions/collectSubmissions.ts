import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { Submission } from '../../../../resources/forms/submission';
import type { RecordOf } from '../../../../resources/recordKinds';
import { readPages } from '../../../lib/readPages';
import { submissionParams } from './useSubmissions';

/** Submissions per request of an export. */
const PAGE_SIZE = 100;

/**
 * Loads all submissions of a form without duplicates, and calls `onPage` with each page.
 * @returns number of submissions that weren't read; null if the server doesn't say how many there are
 * @throws AppError if a page cannot be read
 */
export async function collectSubmissions(
  dataProvider: Pick<ConsoleDataProvider, 'getList'>,
  id: string,
  onPage: (submissions: readonly Submission[]) => void,
  signal: AbortSignal,
): Promise<number | null> {
  const read = async (page: number) => {
    const params = submissionParams(id, page, PAGE_SIZE);
    const result = await dataProvider.getList<RecordOf<'submissions'>>('submissions', { ...params, signal });
    return { items: result.data, total: result.total, leftOut: result.meta?.leftOut };
  };
  let unread: number | null = null;
  for await (const part of readPages<Submission>(read, { pageSize: PAGE_SIZE, getId: ({ _id }) => _id, signal })) {
    if (part.fresh.length > 0) onPage(part.fresh);
    unread = part.unread;
  }
  return unread;
}
