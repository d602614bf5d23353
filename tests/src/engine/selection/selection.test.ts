import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isSelected,
  noSelection,
  rangeOf,
  type Selection,
  selectedCount,
  withRecords,
} from '../../../../src/engine/selection/selection';
import { entityNamed, manyRecords } from '../../../support/records';

const customers = entityNamed('customers');
const all = manyRecords(customers, 30);
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
  it('holds exactly what was selected, whichever way, and counts it', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        let selection: Selection = noSelection;
        let expected = new Set<string>();
        for (const step of taken) {
          if (step.kind === 'all') {
            selection = { kind: 'all', total: all.length, except: new Map() };
            expected = new Set(ids(all));
          } else if (step.kind === 'none') {
            selection = noSelection;
            expected = new Set();
          } else {
            selection = withRecords(selection, step.records, step.selected);
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

  it('never changes the selection that it was made from', () => {
    const before = withRecords(noSelection, all.slice(0, 2), true);
    withRecords(before, all.slice(1, 4), true);
    withRecords(before, all.slice(0, 1), false);
    expect(selectedCount(before)).toBe(2);
    expect(selectedCount(noSelection)).toBe(0);
  });

  it('is a selection by hand again when everything was excepted', () => {
    const everything: Selection = { kind: 'all', total: 30, except: new Map() };
    expect(withRecords(everything, all, false)).toBe(noSelection);
  });

  it('takes a range from either end, and a single row where the other end is not on the page', () => {
    expect(ids(rangeOf(all, 'id2', 'id5'))).toEqual(['id2', 'id3', 'id4', 'id5']);
    expect(ids(rangeOf(all, 'id5', 'id2'))).toEqual(['id2', 'id3', 'id4', 'id5']);
    expect(ids(rangeOf(all, 'id5', 'id5'))).toEqual(['id5']);
    expect(ids(rangeOf(all, 'elsewhere', 'id5'))).toEqual(['id5']);
    expect(rangeOf(all, 'id5', 'elsewhere')).toEqual([]);
  });
});
