import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  getRecordRange,
  isSelected,
  noSelection,
  type Selection,
  selectedCount,
  setSelected,
} from '../../../../src/engine/listState/selection';
import { createRecords, getEntity } from '../../../support/records';

const customers = getEntity('customers');
const all = createRecords(customers, 30);
const ids = (records: readonly { id: string }[]) => records.map(({ id }) => id);

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('records' as const),
      records: fc.subarray(all),
      selected: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('all' as const) }),
    fc.record({ kind: fc.constant('none' as const) }),
  ),
  { maxLength: 12 },
);

describe('a selection', () => {
  it('contains exactly the selected rows for any way of selecting, and counts them', () => {
    fc.assert(
      fc.property(steps, (performedSteps) => {
        let selection: Selection = noSelection;
        let expected = new Set<string>();
        for (const step of performedSteps) {
          if (step.kind === 'all') {
            selection = { kind: 'all', total: all.length, except: new Map() };
            expected = new Set(ids(all));
          } else if (step.kind === 'none') {
            selection = noSelection;
            expected = new Set();
          } else {
            selection = setSelected(selection, step.records, step.selected);
            for (const { id } of step.records) {
              if (step.selected) expected.add(id);
              else expected.delete(id);
            }
          }
          expect(selectedCount(selection)).toBe(expected.size);
          expect(ids(all).filter((id) => isSelected(selection, id))).toEqual(ids(all).filter((id) => expected.has(id)));
        }
      }),
    );
  });

  it('is never mutated', () => {
    const before = setSelected(noSelection, all.slice(0, 2), true);
    setSelected(before, all.slice(1, 4), true);
    setSelected(before, all.slice(0, 1), false);
    expect(selectedCount(before)).toBe(2);
    expect(selectedCount(noSelection)).toBe(0);
  });

  it('becomes a manual selection again once all rows are excepted', () => {
    const everything: Selection = { kind: 'all', total: 30, except: new Map() };
    expect(setSelected(everything, all, false)).toBe(noSelection);
  });

  it('extends a range in both directions, or selects a single row if the other end is not on the page', () => {
    expect(ids(getRecordRange(all, 'id2', 'id5'))).toEqual(['id2', 'id3', 'id4', 'id5']);
    expect(ids(getRecordRange(all, 'id5', 'id2'))).toEqual(['id2', 'id3', 'id4', 'id5']);
    expect(ids(getRecordRange(all, 'id5', 'id5'))).toEqual(['id5']);
    expect(ids(getRecordRange(all, 'elsewhere', 'id5'))).toEqual(['id5']);
    expect(getRecordRange(all, 'id5', 'elsewhere')).toEqual([]);
  });
});
