import { render, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useRowCollapse } from '../../../../src/engine/list/useRowCollapse';
import { createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow, openRowMenu } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

function Rows({ ids }: { ids: readonly string[] }) {
  const rows = useMemo(() => ids.map((id) => ({ id })), [ids]);
  useRowCollapse(rows);
  return (
    <table>
      <tbody>
        {ids.map((id) => (
          <tr key={id} data-record={id} />
        ))}
      </tbody>
    </table>
  );
}

describe('a row that leaves a list', () => {
  it.each([false, true])('lets those below it close the gap, unless motion is reduced: %s', (isReduced) => {
    const moved: string[] = [];
    const { prototype } = HTMLTableRowElement;
    Object.assign(prototype, {
      animate(this: HTMLElement, { translate }: { translate: string[] }, duration: number) {
        moved.push(`${this.dataset['record']} ${translate.join(' to ')} in ${duration} ms`);
      },
      getBoundingClientRect(this: HTMLTableRowElement) {
        return { top: this.sectionRowIndex * 50 };
      },
    });
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
    try {
      const { rerender } = render(<Rows ids={['a', 'b', 'c', 'd']} />);
      rerender(<Rows ids={['a', 'c', 'd', 'e']} />);
      expect(moved).toEqual(isReduced ? [] : ['c 0 50px to 0 in 120 ms', 'd 0 50px to 0 in 120 ms']);
    } finally {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(prototype, 'animate');
      Reflect.deleteProperty(prototype, 'getBoundingClientRect');
    }
  });
});

describe('going to another page of a list', () => {
  const customers = getEntity('customers');

  it('shows the content of the other records', async () => {
    const records = createRecords(customers, 20, (index) => ({
      firstName: `Nora ${index}`,
      lastName: 'Berg',
      emailAddress: `nora${index}@demo.example`,
    }));
    const { user } = renderList(customers, listServer(customers, records).provider(), '?page=0&limit=10');
    await findRow('id0');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await findRow('id10');
    const after = getRowElements();
    expect(after.map(({ dataset }) => dataset.record)).toEqual(records.slice(10).map(({ id }) => id));
    for (const [index, row] of after.entries()) {
      expect(row).toHaveTextContent(`nora${index + 10}@demo.example`);
      expect(row.querySelector('[data-opens]')).toHaveAttribute('href', `/customers/id${index + 10}`);
    }
  });

  it('resets the selection and open menus of the rows', async () => {
    const records = createRecords(customers, 20);
    const { user, router } = renderList(customers, listServer(customers, records).provider(), '?page=0&limit=10');
    const first = await findRow('id0');
    await user.click(first.getByRole('checkbox'));
    await openRowMenu('id0', user);
    await router.navigate('/customers?page=1&limit=10');
    const next = await findRow('id10');
    await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBeNull());
    expect(next.getByRole('checkbox')).not.toBeChecked();
  });

  it('keeps the elements of the rows and the focus on the button that went there', async () => {
    const records = createRecords(customers, 30);
    const { user } = renderList(customers, listServer(customers, records).provider(), '?page=0&limit=10');
    await findRow('id0');
    const before = getRowElements();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await findRow('id10');
    const after = getRowElements();
    expect(after.map((row, index) => row === before[index])).toEqual(before.map(() => true));
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('focuses the link of the new row instead of a control that would belong to another record', async () => {
    const records = createRecords(customers, 20);
    const { router } = renderList(customers, listServer(customers, records).provider(), '?page=0&limit=10');
    const checkbox = (await findRow('id3')).getByRole('checkbox');
    checkbox.focus();
    await router.navigate('/customers?page=1&limit=10');
    const next = await findRow('id13');
    await waitFor(() => expect(next.getByRole('link')).toHaveFocus());
    expect(checkbox).not.toBeInTheDocument();
  });

  it('has at most 20 elements in a row of customers', async () => {
    const records = createRecords(customers, 1, () => ({
      name: 'Nora Berg',
      emailAddress: 'nora@demo.example',
      totalPoints: 120,
      totalVouchers: 1,
      totalOrders: 2,
      totalReviews: 3,
      totalReferrals: 4,
      createdAt: '2026-01-01T00:00:00.000Z',
    }));
    renderList(customers, listServer(customers, records).provider());
    await findRow('id0');
    const [row] = getRowElements();
    expect(row?.querySelectorAll('*').length).toBeLessThanOrEqual(20);
  });
});

function getRowElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('tr[data-record]')];
}
