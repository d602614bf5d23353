import { useDeferredValue, useMemo } from 'react';
import { useNavigationType } from 'react-router';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { ListView } from './ListViewContext';

/** Rows above which others in their place are made in pieces: fewer are there sooner in one. */
const many = 25;

type Page = Pick<ListView, 'rows' | 'address' | 'flags'>;

interface ShownPage extends Page {
  /** Another page is being made; this is the one before. */
  isLate: boolean;
}

/**
 * What a list shows of its view. Where a long page takes the place of another, the one before stays until the next is
 * made, so that the browser answers the merchant meanwhile; what happens to the rows of a page is shown at once. So is a
 * page that the merchant comes back to: its rows have the focus and the place that they were left with.
 */
export function useShownPage({ rows, address, flags }: Page): ShownPage {
  const isBack = useNavigationType() === 'POP';
  const page = useMemo(() => ({ rows, address, flags }), [rows, address, flags]);
  const made = useDeferredValue<Page | null>(rows.length > many ? page : null) ?? page;
  const isLate = rows.length > many && !isBack && !haveSameIds(made.rows, rows);
  return { ...(isLate ? made : page), isLate };
}

function haveSameIds(one: readonly ConsoleRecord[], other: readonly ConsoleRecord[]): boolean {
  return one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);
}
