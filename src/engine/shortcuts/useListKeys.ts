import { useListContext } from 'ra-core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useRecordChanges } from '../actions/useRecordActions';
import { useEntityListContext } from '../listState/EntityListContext';
import { getRecordRange, isSelected, setSelected } from '../listState/selection';
import { getAvailableActions, type NamedAction } from '../records/actions';
import type { ConsoleRecord } from '../records/consoleRecord';
import { openKeysDialog } from './ListKeysDialog';
import { focusRow, getFocusedRow, getRowElements } from './rowFocus';
import { shouldIgnoreShortcut } from './shouldIgnoreShortcut';

type OnAction = (action: NamedAction, record: ConsoleRecord) => void;

/**
 * Drives a list by keyboard (LIST-09): J/K or arrows move, X selects, Enter opens (it is a link), '/'
 * searches, Z undoes, '?' lists the keys, and the key of each action applies to the focused row.
 * Ignored while text is being typed, a menu or a dialog is open, or a modifier is held. Reads the list contexts.
 */
export function useListKeys(containerRef: RefObject<HTMLElement | null>, onAction: OnAction): void {
  const { data: rows = [] } = useListContext<ConsoleRecord>();
  const { entity, selection, select: changeSelection } = useEntityListContext();
  const { undoLast } = useRecordChanges();
  const state = useRef({ entity, rows, selection, changeSelection, onAction });
  const anchor = useRef<string | null>(null);
  useLayoutEffect(() => {
    state.current = { entity, rows, selection, changeSelection, onAction };
  });

  useLayoutEffect(() => {
    const list = () => (containerRef.current ? getRowElements(containerRef.current) : []);

    const move = (by: number, isArrow: boolean): boolean => {
      const row = getFocusedRow();
      // Arrow keys scroll the page until a row is focused.
      if (isArrow && !row) return false;
      const rows = list();
      const at = row ? rows.indexOf(row) : -1;
      focusRow(rows[Math.max(0, Math.min(rows.length - 1, at + (at < 0 ? 1 : by)))]);
      return true;
    };

    const select = (record: ConsoleRecord, isRange: boolean) => {
      const { rows, selection, changeSelection } = state.current;
      const records = isRange && anchor.current !== null ? getRecordRange(rows, anchor.current, record.id) : [record];
      anchor.current = record.id;
      changeSelection((known) => setSelected(known, records, isRange || !isSelected(selection, record.id)));
    };

    const act = (key: string, isRange: boolean): boolean => {
      const id = getFocusedRow()?.dataset.record;
      const record = state.current.rows.find((row) => row.id === id);
      if (!record) return false;
      if (key === 'x') {
        select(record, isRange);
        return true;
      }
      const action = getAvailableActions(state.current.entity, record).find((item) => item.action.key === key);
      if (action) state.current.onAction(action, record);
      return action !== undefined;
    };

    const focusSearch = (): boolean => {
      const box = containerRef.current?.querySelector<HTMLInputElement>('input[type="search"]');
      box?.focus();
      box?.select();
      return box !== undefined && box !== null;
    };

    const press = (event: KeyboardEvent): boolean => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      switch (key) {
        case 'j':
        case 'k':
          return move(key === 'j' ? 1 : -1, false);
        case 'ArrowDown':
        case 'ArrowUp':
          return move(key === 'ArrowDown' ? 1 : -1, true);
        case '/':
          return focusSearch();
        case '?':
          return openKeysDialog();
        case 'z':
          undoLast();
          return true;
        default:
          return act(key, event.shiftKey);
      }
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        shouldIgnoreShortcut(event.target)
      )
        return;
      // Key repeat only moves the focus; it must not run an action on several rows.
      if (event.repeat && !movingKeys.has(event.key.toLowerCase())) return;
      if (press(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [containerRef, undoLast]);
}

const movingKeys: ReadonlySet<string> = new Set(['j', 'k', 'arrowdown', 'arrowup']);
