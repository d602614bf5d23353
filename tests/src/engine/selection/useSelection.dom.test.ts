import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isSelected, selectedCount, withRecords } from '../../../../src/engine/selection/selection';
import { useSelection } from '../../../../src/engine/selection/useSelection';
import { entityNamed, manyRecords } from '../../../support/records';

const customers = entityNamed('customers');
const rows = manyRecords(customers, 4);
type Given = { filters: Record<string, string>; total: number | null };

function open(given: Given) {
  const view = renderHook(({ filters, total }: Given) => useSelection(customers, filters, total), {
    initialProps: given,
  });
  return {
    ...view,
    selection: () => view.result.current[0],
    select: (change: Parameters<(typeof view.result.current)[1]>[0]) => act(() => view.result.current[1](change)),
  };
}

describe('the selection of a list', () => {
  it('is of one filter: another starts without, and a change for the old one comes too late', () => {
    const { rerender, result, selection, select } = open({ filters: { search: 'a' }, total: 4 });
    select((known) => withRecords(known, rows, true));
    const [, selectOld] = result.current;
    rerender({ filters: { search: 'b' }, total: 4 });
    expect(selectedCount(selection())).toBe(0);
    act(() => selectOld((known) => withRecords(known, rows, true)));
    expect(selectedCount(selection())).toBe(0);
    select((known) => withRecords(known, rows.slice(0, 1), true));
    expect(selectedCount(selection())).toBe(1);
  });

  it("means all there are now by 'all', while others add and delete", () => {
    const { rerender, selection, select } = open({ filters: {}, total: 4 });
    select(() => ({ kind: 'all', total: 4, except: new Map() }));
    rerender({ filters: {}, total: 9 });
    expect(selectedCount(selection())).toBe(9);
    // All four that stand on the page are taken out; the five others stay.
    select((known) => withRecords(known, rows, false));
    expect(selectedCount(selection())).toBe(5);
    expect(isSelected(selection(), 'id0')).toBe(false);
    expect(isSelected(selection(), 'elsewhere')).toBe(true);
    rerender({ filters: {}, total: null });
    expect(selectedCount(selection())).toBe(5);
  });
});
