import type { ListControllerResult } from 'ra-core';
import { useMemo } from 'react';
import type { ConsoleRecord } from '../records/consoleRecord';
import { isSelected, noSelection, type Selection, setSelected } from './selection';

type SelectionModifiers = Pick<
  ListControllerResult<ConsoleRecord>,
  'selectedIds' | 'onSelect' | 'onToggleItem' | 'onSelectAll' | 'onUnselectItems'
>;

const noRows: ConsoleRecord[] = [];

/**
 * The selection in react-admin's terms. `selectedIds` are those of the page; records on other pages stay
 * selected. `onSelectAll` selects all that match, without reading them.
 */
export function useSelectionModifiers(
  rows: ConsoleRecord[] = noRows,
  total: number | undefined,
  selection: Selection,
  select: (change: (selection: Selection) => Selection) => void,
): SelectionModifiers {
  return useMemo(() => {
    const find = (ids: readonly unknown[]) =>
      ids.map((id) => {
        const row = rows.find((record) => record.id === id);
        if (row) return row;
        throw new Error(`The record '${id}' is not on this page of the list. Select others with onSelectAll.`);
      });
    return {
      selectedIds: rows.map(({ id }) => id).filter((id) => isSelected(selection, id)),
      onSelect(ids: readonly unknown[]) {
        const chosen = find(ids);
        select((current) => setSelected(setSelected(current, rows, false), chosen, true));
      },
      onToggleItem(id: unknown) {
        const [row] = find([id]);
        if (row) select((current) => setSelected(current, [row], !isSelected(current, row.id)));
      },
      onSelectAll() {
        select((current) =>
          total === undefined ? setSelected(current, rows, true) : { kind: 'all', total, except: new Map() },
        );
      },
      onUnselectItems: () => select(() => noSelection),
    };
  }, [rows, total, selection, select]);
}
