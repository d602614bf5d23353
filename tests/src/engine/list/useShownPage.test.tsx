import { act, render } from '@testing-library/react';
import { NavigationType, type Navigator, Router } from 'react-router';
import { expect, it } from 'vitest';
import { readListAddress } from '../../../../src/engine/list/address';
import { useShownPage } from '../../../../src/engine/list/useShownPage';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { entityNamed } from '../../../support/records';

const navigator: Navigator = {
  createHref: () => '',
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

const rowsFrom = (first: number, count: number): ConsoleRecord[] =>
  Array.from({ length: count }, (_, place) => ({ id: `r${first + place}`, _id: `r${first + place}` }));

const address = readListAddress(entityNamed('product-reviews'), '');

/** Tells of each of its pictures. */
function List({ rows, tell }: { rows: readonly ConsoleRecord[]; tell: (picture: string) => void }) {
  const shown = useShownPage({ rows, address, flags: null });
  const [first] = shown.rows;
  tell([first?.id, first?.['status'], shown.isLate && 'late'].filter(Boolean).join(' '));
  return null;
}

/** Shows rows after rows. @returns the first row of each picture, with its state, and with a mark where the next page is being made */
function pictures(pages: readonly ConsoleRecord[][], navigationType: NavigationType): string[] {
  const seen: string[] = [];
  const page = (rows: readonly ConsoleRecord[]) => (
    <Router location="/customers" navigationType={navigationType} navigator={navigator}>
      <List rows={rows} tell={(picture) => seen.push(picture)} />
    </Router>
  );
  const [first = [], ...rest] = pages;
  const { rerender } = render(page(first));
  for (const rows of rest) act(() => rerender(page(rows)));
  return seen.filter((picture, place) => picture !== seen[place - 1]);
}

it('keeps a long page until the one after it is made, and says so', () => {
  expect(pictures([rowsFrom(0, 26), rowsFrom(26, 26)], NavigationType.Push)).toEqual(['r0', 'r0 late', 'r26']);
});

it('shows a short page at once', () => {
  expect(pictures([rowsFrom(0, 26), rowsFrom(26, 25)], NavigationType.Push)).toEqual(['r0', 'r26']);
});

it('shows what happens to the rows of a page at once', () => {
  const published = rowsFrom(0, 26).map((row) => ({ ...row, status: 'published' }));
  expect(pictures([rowsFrom(0, 26), published], NavigationType.Push)).toEqual(['r0', 'r0 published']);
});

it('shows the page that the merchant comes back to at once', () => {
  expect(pictures([rowsFrom(26, 26), rowsFrom(0, 26)], NavigationType.Pop)).toEqual(['r26', 'r0']);
});
