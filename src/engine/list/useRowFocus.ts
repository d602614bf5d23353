import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isFocusLost } from '../../ui/focus/useFocusRestore';
import type { ConsoleRecord } from '../records/consoleRecord';
import { focusRow, getRowElements, rowSelector } from '../shortcuts/rowFocus';

/** Focused record and scroll position by history entry, to restore both on Back. */
const savedPositions = new Map<string, { id: string; scrollY: number }>();

/**
 * Keeps the focus in the list. If the focused row is removed (published, deleted, filtered out), the row at its index
 * is focused. On Back, the previously focused row is focused.
 */
export function useRowFocus(body: RefObject<HTMLElement | null>, rows: readonly ConsoleRecord[]): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const last = useRef<{ index: number; id: string } | null>(null);

  useEffect(() => {
    const savePosition = (event: FocusEvent) => {
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>(rowSelector) : null;
      const list = body.current;
      if (!row || !list?.contains(row)) {
        // The merchant moved the focus out of the list, so it is not restored.
        last.current = null;
        return;
      }
      const id = row.dataset.record ?? '';
      last.current = { index: getRowElements(list).indexOf(row), id };
      savedPositions.set(key, { id, scrollY: window.scrollY });
    };
    document.addEventListener('focusin', savePosition);
    return () => document.removeEventListener('focusin', savePosition);
  }, [body, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed
  useLayoutEffect(() => {
    const list = body.current;
    if (!list || !last.current || !isFocusLost()) return;
    const remaining = getRowElements(list);
    focusRow(
      remaining.find((row) => row.dataset.record === last.current?.id) ??
        remaining[Math.min(last.current.index, remaining.length - 1)],
    );
  }, [rows, body]);

  // Saved while scrolling, because the position is wrong on unmount, when part of the page is already removed.
  useLayoutEffect(() => {
    const savePosition = () => {
      const position = savedPositions.get(key);
      if (position) savedPositions.set(key, { ...position, scrollY: window.scrollY });
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [key]);

  const hasRows = rows.length > 0;
  useEffect(() => {
    const position = savedPositions.get(key);
    if (navigation !== 'POP' || !hasRows || !position || !body.current || !canTakeFocus()) return;
    const row = getRowElements(body.current).find(({ dataset }) => dataset.record === position.id);
    focusRow(row);
    // The router restores the scroll position before all rows are rendered.
    if (row) window.scrollTo({ top: position.scrollY });
  }, [navigation, hasRows, key, body]);
}

/** Whether nothing is focused, or only the heading, which receives the focus after each navigation. */
function canTakeFocus(): boolean {
  return isFocusLost() || document.activeElement?.tagName === 'H1';
}
