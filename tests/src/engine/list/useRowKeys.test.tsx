import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useRowKeys } from '../../../../src/engine/list/useRowKeys';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { createRecords, getEntity } from '../../../support/records';

const records = createRecords(getEntity('customers'), 6);
const body = { current: document.createElement('tbody') };

function useKeys({ rows }: { rows: readonly ConsoleRecord[] }) {
  const getRowKey = useRowKeys(body, rows);
  return rows.map(({ id }) => getRowKey(id));
}

/** Renders pages one after the other. Returns the keys of each, in the order of its rows. */
function getKeys(...pages: readonly (readonly number[])[]) {
  const toRows = (page: readonly number[]) => page.flatMap((index) => records[index] ?? []);
  const [first = [], ...others] = pages;
  const { result, rerender } = renderHook(useKeys, { initialProps: { rows: toRows(first) } });
  const keys = [result.current];
  for (const page of others) {
    rerender({ rows: toRows(page) });
    keys.push(result.current);
  }
  return keys;
}

describe('the keys of rows', () => {
  it('are reused by position for a page of other records', () => {
    const [before, after] = getKeys([0, 1, 2], [3, 4]);
    expect(after).toEqual(before?.slice(0, 2));
  });

  it('stay with their record if one is removed and comes back', () => {
    const [before, without, after] = getKeys([0, 1, 2], [0, 2], [0, 1, 2]);
    expect(without).toEqual([before?.[0], before?.[2]]);
    expect([after?.[0], after?.[2]]).toEqual(without);
    expect(new Set(after).size).toBe(3);
  });

  it('are new for a record that takes the place of a removed one', () => {
    const [before, after] = getKeys([0, 1], [1, 2]);
    expect(after?.[0]).toBe(before?.[1]);
    expect(before).not.toContain(after?.[1]);
  });
});
