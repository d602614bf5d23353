import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow, openRowMenu } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

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
