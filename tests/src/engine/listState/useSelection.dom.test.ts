import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isSelected, selectedCount, setSelected } from '../../../../src/engine/listState/selection';
import { useSelection } from '../../../../src/engine/listState/useSelection';
import { createRecords, getEntity } from '../../../support/records';

const customers = getEntity('customers');
const rows = createRecords(customers, 4);
const shown = { rows, page: '0', readAt: 1 };
type Props = { filters: Record<string, string>; total: number | null };

function open(props: Props) {
  const view = renderHook(({ filters, total }: Props) => useSelection(customers, filters, total, shown), {
    initialProps: props,
  });
  return {
    ...view,
    selection: () => view.result.current[0],
    select: (change: Parameters<(typeof view.result.current)[1]>[0]) => act(() => view.result.current[1](change)),
  };
}

describe('the selection of a list', () => {
  it('belongs to one filter: another one starts empty, and late changes to the old selection are ignored', () => {
    const { rerender, result, selection, select } = open({ filters: { search: 'a' }, total: 4 });
    select((selection) => setSelected(selection, rows, true));
    const [, selectOld] = result.current;
    rerender({ filters: { search: 'b' }, total: 4 });
    expect(selectedCount(selection())).toBe(0);
    act(() => selectOld((selection) => setSelected(selection, rows, true)));
    expect(selectedCount(selection())).toBe(0);
    select((selection) => setSelected(selection, rows.slice(0, 1), true));
    expect(selectedCount(selection())).toBe(1);
    act(() => selectOld((selection) => setSelected(selection, rows, true)));
    expect(selectedCount(selection())).toBe(1);
  });

  it("includes rows added later if 'all' is selected, and excludes deleted ones", () => {
    const { rerender, selection, select } = open({ filters: {}, total: 4 });
    select(() => ({ kind: 'all', total: 4, except: new Map() }));
    rerender({ filters: {}, total: 9 });
    expect(selectedCount(selection())).toBe(9);
    // Deselects the four rows of the page; the other five stay selected.
    select((selection) => setSelected(selection, rows, false));
    expect(selectedCount(selection())).toBe(5);
    expect(isSelected(selection(), 'id0')).toBe(false);
    expect(isSelected(selection(), 'elsewhere')).toBe(true);
    rerender({ filters: {}, total: null });
    expect(selectedCount(selection())).toBe(5);
  });
});
