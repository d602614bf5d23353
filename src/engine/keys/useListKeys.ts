import { useTranslate } from 'ra-core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useToast } from '../../ui/Toaster';
import { actionsFor, type NamedAction } from '../actions/actions';
import type { ListView } from '../list/ListViewContext';
import { focusedRow, focusRow, rowsOf } from '../list/rowFocus';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useUndo } from '../records/undo';
import { isSelected, rangeOf, withRecords } from '../selection/selection';
import { isElsewhere } from './isElsewhere';
import { openKeysDialog } from './keysDialog';

type OnAction = (action: NamedAction, record: ConsoleRecord) => void;

/**
 * Drives a list by keyboard (LIST-09): J/K or arrows move, X selects, Enter opens (it is a link), '/'
 * searches, Z undoes, '?' lists the keys, and each action has its letter on the row in focus.
 * Silent while text is being typed, a menu or a dialog is open, or a modifier is held.
 */
export function useListKeys(sheet: RefObject<HTMLElement | null>, view: ListView, onAction: OnAction): void {
  const undo = useUndo();
  const toast = useToast();
  const translate = useTranslate();
  const state = useRef({ view, onAction });
  const anchor = useRef<string | null>(null);
  useLayoutEffect(() => {
    state.current = { view, onAction };
  });

  useLayoutEffect(() => {
    const list = () => (sheet.current ? rowsOf(sheet.current) : []);

    const move = (by: number, isArrow: boolean): boolean => {
      const row = focusedRow();
      // Arrows scroll the page until a row has the focus.
      if (isArrow && !row) return false;
      const rows = list();
      const at = row ? rows.indexOf(row) : -1;
      focusRow(rows[Math.max(0, Math.min(rows.length - 1, at + (at < 0 ? 1 : by)))]);
      return true;
    };

    const select = (record: ConsoleRecord, isRange: boolean) => {
      const { rows, selection, select: change } = state.current.view;
      const records = isRange && anchor.current !== null ? rangeOf(rows, anchor.current, record.id) : [record];
      anchor.current = record.id;
      change((known) => withRecords(known, records, isRange || !isSelected(selection, record.id)));
    };

    const act = (key: string, isRange: boolean): boolean => {
      const id = focusedRow()?.dataset.record;
      const record = state.current.view.rows.find((row) => row.id === id);
      if (!record) return false;
      if (key === 'x') {
        select(record, isRange);
        return true;
      }
      const action = actionsFor(state.current.view.entity, record).find((one) => one.action.key === key);
      if (action) state.current.onAction(action, record);
      return action !== undefined;
    };

    const undoLast = () => {
      if (!undo.undoLast()) toast({ tone: 'info', text: translate('list.action.nothingToUndo') });
      return true;
    };

    const focusSearch = (): boolean => {
      const box = sheet.current?.querySelector<HTMLInputElement>('input[type="search"]');
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
          return undoLast();
        default:
          return act(key, event.shiftKey);
      }
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      // A key that is held down moves on; it never does the same to one row after the other.
      if (event.repeat && !movingKeys.has(event.key.toLowerCase())) return;
      if (press(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [sheet, undo, toast, translate]);
}

const movingKeys: ReadonlySet<string> = new Set(['j', 'k', 'arrowdown', 'arrowup']);
