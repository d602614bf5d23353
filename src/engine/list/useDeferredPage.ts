import { useDeferredValue, useMemo } from 'react';
import { useNavigationType } from 'react-router';
import type { EntityListContextValue } from '../listState/EntityListContext';
import type { ConsoleRecord } from '../records/consoleRecord';

interface Page extends Pick<EntityListContextValue, 'urlState' | 'flags'> {
  rows: readonly ConsoleRecord[];
}

interface DeferredPage extends Page {
  /** The next page is being rendered; these are the rows of the previous one. */
  isStale: boolean;
}

/**
 * Defers the rows of another page, so that the browser paints what the merchant did before they render; the previous
 * page is shown until then. The first rows are not deferred, nor are changes of the page's own rows, nor is Back, which
 * restores focus and scroll position.
 */
export function useDeferredPage({ rows, urlState, flags }: Page): DeferredPage {
  const isBack = useNavigationType() === 'POP';
  const page = useMemo(() => ({ rows, urlState, flags }), [rows, urlState, flags]);
  const made = useDeferredValue<Page | null>(rows.length > 0 ? page : null) ?? page;
  const isStale = rows.length > 0 && !isBack && !haveSameIds(made.rows, rows);
  return { ...(isStale ? made : page), isStale };
}

function haveSameIds(a: readonly ConsoleRecord[], b: readonly ConsoleRecord[]): boolean {
  return a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);
}
