import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isFocusLost } from '../../ui/focus/useFocusRestore';
import type { ConsoleRecord } from '../records/consoleRecord';
import { focusRow, getRowElements, rowSelector } from '../shortcuts/rowFocus';

/**
 * Focused record by history entry, and the distance of its row from the top of the window in px, to restore both on
 * Back. A scroll offset would not do, because the rows have other heights until long texts are truncated.
 */
const savedPositions = new Map<string, { id: string; top: number }>();

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
      savedPositions.set(key, { id, top: row.getBoundingClientRect().top });
    };
    document.addEventListener('focusin', savePosition);
    return () => document.removeEventListener('focusin', savePosition);
  }, [body, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows have changed
  useLayoutEffect(() => {
    const list = body.current;
    if (!list || !last.current || !isFocusLost()) return;
    const remaining = getRowElements(list);
    focusRow(findRow(list, last.current.id) ?? remaining[Math.min(last.current.index, remaining.length - 1)]);
  }, [rows, body]);

  // The position on arrival must not replace the one that is still to be restored.
  const isRestoring = useRef(false);

  // Saved whenever it changes, because it is wrong on unmount, when part of the page is already removed.
  useLayoutEffect(() => {
    isRestoring.current = navigation === 'POP' && savedPositions.has(key);
    const savePosition = () => {
      const position = savedPositions.get(key);
      const row = position && body.current && findRow(body.current, position.id);
      if (row && !isRestoring.current) savedPositions.set(key, { ...position, top: row.getBoundingClientRect().top });
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    const stopObserving = observeSize(body.current, savePosition);
    return () => {
      window.removeEventListener('scroll', savePosition);
      stopObserving();
    };
  }, [navigation, body, key]);

  const hasRows = rows.length > 0;
  useEffect(() => {
    const position = savedPositions.get(key);
    const list = body.current;
    if (!isRestoring.current || !hasRows || !position || !list) return;
    const row = findRow(list, position.id);
    if (!row || !canTakeFocus()) {
      isRestoring.current = false;
      return;
    }
    focusRow(row);
    // The router restores the scroll position before all rows are rendered.
    const restoreTop = () => window.scrollBy({ top: row.getBoundingClientRect().top - position.top });
    restoreTop();
    // Long texts are truncated after the layout, which moves the row once more.
    const stopObserving = observeSize(list, () => {
      restoreTop();
      isRestoring.current = false;
      stopObserving();
    });
    return stopObserving;
  }, [hasRows, key, body]);
}

/**
 * Calls back after the next layout and after each resize of the element.
 * @returns a function that stops this
 */
function observeSize(element: HTMLElement | null, onResize: () => void): () => void {
  if (!element) return () => undefined;
  const observer = new ResizeObserver(onResize);
  observer.observe(element);
  return () => observer.disconnect();
}

function findRow(list: ParentNode, id: string): HTMLElement | null {
  return list.querySelector(`tr[data-record="${CSS.escape(id)}"]`);
}

/** Whether nothing is focused, or only the heading, which receives the focus after each navigation. */
function canTakeFocus(): boolean {
  return isFocusLost() || document.activeElement?.tagName === 'H1';
}
