import { type RefObject, useEffect } from 'react';
import type { ActionDesk } from '../actions/useActionDesk';
import { type Composing, useInPlaceComposer } from '../actions/useInPlaceComposer';
import type { ListView } from './ListViewContext';
import { focusRow, rowsOf } from './rowFocus';

/**
 * The text that is being written on a record of a list, below its row. When it is done the focus goes back to the row,
 * or to the one that took its place. Another page, filter or open record closes it; what was typed is kept as a draft.
 */
export function useListComposer(
  sheet: RefObject<HTMLElement | null>,
  { rows, address, linkTo }: ListView,
  desk: ActionDesk,
): Composing | null {
  const of = linkTo(address);
  const { composing, closeComposer } = desk;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list goes on to another address
  useEffect(() => closeComposer, [of, closeComposer]);

  const record = rows.find(({ id }) => id === composing?.id);
  return useInPlaceComposer(desk, record, () => {
    const shown = () => (sheet.current ? rowsOf(sheet.current) : []);
    const place = shown().findIndex((row) => row.dataset.record === record?.id);
    return () => {
      const left = shown();
      focusRow(left.find((row) => row.dataset.record === record?.id) ?? left[Math.min(place, left.length - 1)]);
    };
  });
}
