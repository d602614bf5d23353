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
    const after = [...document.querySelectorAll<HTMLElement>('tr[data-record]')];
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
});
