import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isFocusLost } from '../../ui/useKeepFocus';
import type { ConsoleRecord } from '../records/consoleRecord';
import { focusRow, rowSelector, rowsOf } from './rowFocus';

/** The record in focus, and how far the page was scrolled then, by the entry of the history: Back finds both again. */
const known = new Map<string, { id: string; scrolled: number }>();

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
      known.set(key, { id, scrolled: window.scrollY });
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

  // Asked when the list is left it would be wrong: parts of the page are gone by then.
  useLayoutEffect(() => {
    const remember = () => {
      const left = known.get(key);
      if (left) known.set(key, { ...left, scrolled: window.scrollY });
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  const hasRows = rows.length > 0;
  useEffect(() => {
    const left = known.get(key);
    if (navigation !== 'POP' || !hasRows || !left || !body.current || !isFree()) return;
    const row = rowsOf(body.current).find(({ dataset }) => dataset.record === left.id);
    focusRow(row);
    // The router scrolls back before rows that come late are there.
    if (row) window.scrollTo({ top: left.scrolled });
  }, [navigation, hasRows, key, body]);
}

/** Nothing has the focus, or only the heading, which has it after every change of page. */
function isFree(): boolean {
  return isFocusLost() || document.activeElement?.tagName === 'H1';
}
