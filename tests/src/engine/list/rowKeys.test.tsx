import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rowKeys } from '../../../../src/engine/list/useRowKeys';
import { entityNamed, manyRecords } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { openRowMenu, rowThere } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const keysOf = (...of: Parameters<typeof rowKeys>) => [...rowKeys(...of)];

describe('rowKeys', () => {
  it('are kept by records that stay, wherever they go', () => {
    const before = rowKeys(rows('a', 'b', 'c'), new Map(), undefined);
    expect([...before]).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
    expect(keysOf(rows('c', 'a'), before, undefined)).toEqual([
      ['c', 2],
      ['a', 0],
    ]);
  });

  it('go from records that leave to those that come, in their order; what is left over is new', () => {
    const before = rowKeys(rows('a', 'b', 'c'), new Map(), undefined);
    expect(keysOf(rows('d', 'b', 'e', 'f'), before, undefined)).toEqual([
      ['d', 0],
      ['b', 1],
      ['e', 2],
      ['f', 3],
    ]);
  });

  it('are never taken from the record in focus', () => {
    const before = rowKeys(rows('a', 'b'), new Map(), undefined);
    expect(keysOf(rows('c', 'd'), before, 'a')).toEqual([
      ['c', 1],
      ['d', 2],
    ]);
  });
});

describe('a list that goes on to another page', () => {
  const customers = entityNamed('customers');

  it('keeps the elements of its rows, and says all that the other records say', async () => {
    const records = manyRecords(customers, 20, (place) => ({
      firstName: `Nora ${place}`,
      lastName: 'Berg',
      emailAddress: `nora${place}@demo.example`,
    }));
    const { user } = renderList(customers, listServer(customers, records).provider(), '?page=0&limit=10');
    await rowThere('id0');
    const before = [...document.querySelectorAll('tr[data-record]')];
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await rowThere('id10');
    const after = [...document.querySelectorAll<HTMLElement>('tr[data-record]')];
    expect(after).toEqual(before);
    expect(after.map(({ dataset }) => dataset.record)).toEqual(records.slice(10).map(({ id }) => id));
    for (const [place, row] of after.entries()) {
      expect(row).toHaveTextContent(`nora${place + 10}@demo.example`);
      expect(row.querySelector('[data-opens]')).toHaveAttribute('href', `/customers/id${place + 10}`);
    }
  });

  it('leaves behind what was selected and opened in a row', async () => {
    const records = manyRecords(customers, 20);
    const { user, router } = renderList(customers, listServer(customers, records).provider(), '?page=0&limit=10');
    const first = await rowThere('id0');
    await user.click(first.getByRole('checkbox'));
    await openRowMenu('id0', user);
    await router.navigate('/customers?page=1&limit=10');
    const next = await rowThere('id10');
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
    expect(next.getByRole('checkbox')).not.toBeChecked();
  });
});
