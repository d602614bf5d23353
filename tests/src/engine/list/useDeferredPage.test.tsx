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

interface ListProps {
  rows: readonly ConsoleRecord[];
  page: number;
  isPlaceholderData: boolean;
  onRender: (output: string) => void;
}

/** Reports each of its renders. */
function List({ rows, page, isPlaceholderData, onRender }: ListProps) {
  const { rows: shown, isIncomplete } = useDeferredPage({
    rows,
    urlState: { ...urlState, page },
    flags: null,
    isPlaceholderData,
  });
  onRender(
    [shown[0]?.id, shown[0]?.['status'], isIncomplete && `incomplete ${shown.length}`].filter(Boolean).join(' '),
  );
  return null;
}

/**
 * Renders pages of rows in turn, or the results of searches, or changes of a page. Returns for each render the first row and its status, and the
 * number of rows if the page is incomplete.
 */
function recordRenders(
  pages: readonly ConsoleRecord[][],
  navigationType: NavigationType,
  kind: 'pages' | 'results' | 'changes' = 'pages',
): string[] {
  const renders: string[] = [];
  const page = (rows: readonly ConsoleRecord[], index = 0, isPlaceholderData = false) => (
    <Router location="/customers" navigationType={navigationType} navigator={navigator}>
      <List
        rows={rows}
        page={kind === 'pages' ? index : 0}
        isPlaceholderData={isPlaceholderData}
        onRender={(output) => renders.push(output)}
      />
    </Router>
  );
  const [first = [], ...rest] = pages;
  const { rerender } = render(page(first));
  for (const [index, rows] of rest.entries()) {
    if (kind === 'results') act(() => rerender(page(pages[index] ?? [], 0, true)));
    act(() => rerender(page(rows, index + 1)));
  }
  return renders.filter((output, index) => output !== renders[index - 1]);
}

it('keeps the page, marked as incomplete, until the next one is rendered', () => {
  for (const count of [10, 50]) {
    const pages = [rowsFrom(0, count), rowsFrom(50, count)];
    expect(recordRenders(pages, NavigationType.Push)).toEqual(['r0', `r0 incomplete ${count}`, 'r50']);
  }
});

it('shows results of a search immediately, the 25 first ones before the others', () => {
  const results = (count: number) =>
    recordRenders([rowsFrom(0, count), rowsFrom(50, count)], NavigationType.Push, 'results');
  expect(results(10)).toEqual(['r0', 'r50']);
  expect(results(50)).toEqual(['r0', 'r50 incomplete 25', 'r50']);
});

it('never shows fewer rows because one has left the page', () => {
  const pages = [rowsFrom(0, 50), rowsFrom(1, 49)];
  expect(recordRenders(pages, NavigationType.Push, 'changes')).toEqual(['r0', 'r0 incomplete 50', 'r1']);
});

it('shows the first rows immediately, and that there are none any more', () => {
  expect(recordRenders([[], rowsFrom(0, 10), []], NavigationType.Push)).toEqual(['', 'r0', '']);
});

it('shows changes to the rows of a page immediately', () => {
  const published = rowsFrom(0, 50).map((row) => ({ ...row, status: 'published' }));
  expect(recordRenders([rowsFrom(0, 50), published], NavigationType.Push, 'changes')).toEqual(['r0', 'r0 published']);
});

it('shows the page immediately when navigating back', () => {
  expect(recordRenders([rowsFrom(50, 50), rowsFrom(0, 50)], NavigationType.Pop)).toEqual(['r50', 'r0']);
});
