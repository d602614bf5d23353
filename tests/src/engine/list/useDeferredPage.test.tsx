import { act, render } from '@testing-library/react';
import { NavigationType, type Navigator, Router } from 'react-router';
import { expect, it } from 'vitest';
import { useDeferredPage } from '../../../../src/engine/list/EntityTable';
import { parseListUrl } from '../../../../src/engine/listState/listUrl';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { getEntity } from '../../../support/records';

const navigator: Navigator = {
  createHref: () => '',
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const rowsFrom = (first: number, count: number): ConsoleRecord[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${first + index}`, _id: `r${first + index}` }));

const urlState = parseListUrl(getEntity('product-reviews'), '');

/** Reports each of its renders. */
function List({ rows, onRender }: { rows: readonly ConsoleRecord[]; onRender: (output: string) => void }) {
  const deferredPage = useDeferredPage({ rows, urlState, flags: null });
  const [first] = deferredPage.rows;
  onRender([first?.id, first?.['status'], deferredPage.isStale && 'late'].filter(Boolean).join(' '));
  return null;
}

/**
 * Renders pages of rows in turn. Returns for each render the first row, its status, and “late” if the page is stale.
 */
function recordRenders(pages: readonly ConsoleRecord[][], navigationType: NavigationType): string[] {
  const renders: string[] = [];
  const page = (rows: readonly ConsoleRecord[]) => (
    <Router location="/customers" navigationType={navigationType} navigator={navigator}>
      <List rows={rows} onRender={(output) => renders.push(output)} />
    </Router>
  );
  const [first = [], ...rest] = pages;
  const { rerender } = render(page(first));
  for (const rows of rest) act(() => rerender(page(rows)));
  return renders.filter((output, index) => output !== renders[index - 1]);
}

it('keeps the page, marked as stale, until the next one is rendered, unless it is short', () => {
  expect(recordRenders([rowsFrom(0, 50), rowsFrom(50, 50)], NavigationType.Push)).toEqual(['r0', 'r0 late', 'r50']);
  expect(recordRenders([rowsFrom(0, 10), rowsFrom(10, 10)], NavigationType.Push)).toEqual(['r0', 'r10']);
});

it('shows the first rows immediately, and that there are none any more', () => {
  expect(recordRenders([[], rowsFrom(0, 10), []], NavigationType.Push)).toEqual(['', 'r0', '']);
});

it('shows changes to the rows of a page immediately', () => {
  const published = rowsFrom(0, 50).map((row) => ({ ...row, status: 'published' }));
  expect(recordRenders([rowsFrom(0, 50), published], NavigationType.Push)).toEqual(['r0', 'r0 published']);
});

it('shows the page immediately when navigating back', () => {
  expect(recordRenders([rowsFrom(50, 50), rowsFrom(0, 50)], NavigationType.Pop)).toEqual(['r50', 'r0']);
});
