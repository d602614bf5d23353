import type { StorefrontCalls } from '../../../../dataProvider/methods/storefrontCalls';
import type { Submission } from '../../../../resources/forms/submission';
import { readPages } from '../../../lib/readPages';

/** Submissions per request of an export. */
const PAGE_SIZE = 100;

/**
 * Loads all submissions of a form without duplicates, and calls `onPage` with each page.
 * @returns number of submissions that weren't read; null if the server doesn't say how many there are
 * @throws AppError if a page cannot be read
 */
export async function collectSubmissions(
  calls: Pick<StorefrontCalls, 'listSubmissions'>,
  id: string,
  onPage: (submissions: readonly Submission[]) => void,
  signal: AbortSignal,
): Promise<number | null> {
  const read = async (page: number) =>
    (await calls.listSubmissions(id, { limit: PAGE_SIZE, offset: page * PAGE_SIZE, signal })) ?? { items: [] };
  let unread: number | null = null;
  for await (const part of readPages<Submission>(read, { pageSize: PAGE_SIZE, getId: ({ _id }) => _id, signal })) {
    if (part.fresh.length > 0) onPage(part.fresh);
    unread = part.unread;
  }
  return unread;
}
