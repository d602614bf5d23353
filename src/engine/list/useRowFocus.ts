import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isFocusLost } from '../../ui/useKeepFocus';
import type { ConsoleRecord } from '../records/consoleRecord';
import { focusRow, rowSelector, rowsOf } from './rowFocus';

/** The record in focus, by the entry of the history, so that Back finds it again. */
const known = new Map<string, string>();

/**
 * Keeps the focus in the list: when the row that had it goes (published, deleted, filtered away) the
 * row that takes its place gets it; when the merchant comes Back, the row that was left gets it.
 */
export function useRowFocus(body: RefObject<HTMLElement | null>, rows: readonly ConsoleRecord[]): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const last = useRef<{ index: number; id: string } | null>(null);

  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>(rowSelector) : null;
      const list = body.current;
      if (!row || !list?.contains(row)) {
        // Focus that moved on by itself is not to be fetched back.
        last.current = null;
        return;
      }
      const id = row.dataset.record ?? '';
      last.current = { index: rowsOf(list).indexOf(row), id };
      known.set(key, id);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [body, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed
  useLayoutEffect(() => {
    const list = body.current;
    if (!list || !last.current || !isFocusLost()) return;
    const left = rowsOf(list);
    focusRow(
      left.find((row) => row.dataset.record === last.current?.id) ??
        left[Math.min(last.current.index, left.length - 1)],
    );
  }, [rows, body]);

  const hasRows = rows.length > 0;
  useEffect(() => {
    const id = known.get(key);
    if (navigation !== 'POP' || !hasRows || id === undefined || !body.current || !isFree()) return;
    focusRow(rowsOf(body.current).find((row) => row.dataset.record === id));
  }, [navigation, hasRows, key, body]);
}

/** Nothing has the focus, or only the heading, which has it after every change of page. */
function isFree(): boolean {
  return isFocusLost() || document.activeElement?.tagName === 'H1';
}
