import type { StorefrontCalls } from '../../../../dataProvider/methods/storefrontCalls';
import type { Submission } from '../../../../resources/forms/submission';

/** Submissions per request of an export. */
const PAGE_SIZE = 100;

/**
 * Loads all submissions of a form without duplicates, and calls `onPage` with each page.
 * @throws AppError if a page cannot be read
 */
export async function collectSubmissions(
  calls: Pick<StorefrontCalls, 'listSubmissions'>,
  id: string,
  onPage: (submissions: readonly Submission[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const seen = new Set<string>();
  for (let offset = 0; !signal.aborted; offset += PAGE_SIZE) {
    const page = await calls.listSubmissions(id, { limit: PAGE_SIZE, offset, signal });
    // New submissions move others to the next page, where they appear again.
    const added = (page?.items ?? []).filter(({ _id }) => !seen.has(_id));
    for (const { _id } of added) seen.add(_id);
    if (added.length > 0) onPage(added);
    const isLast =
      page === null || page.items.length === 0 || (page.total !== null && offset + PAGE_SIZE >= page.total);
    if (isLast) return;
  }
}
