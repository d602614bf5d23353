import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { createRecordingHttp } from '../../../support/createRecordingHttp';
import { createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow } from '../../../support/rows';

const customers = getEntity('customers');

describe('the headings of a list', () => {
  it('sort by what the API can, in both directions where it can', async () => {
    const { http, lists } = createRecordingHttp({ customers: createRecords(customers, 3) });
    const { user } = renderList(customers, createDataProvider(http));
    await findRow('id0');
    const heading = (name: string) => screen.getByRole('columnheader', { name });
    const sortBy = async (name: string, sent: string, direction: string) => {
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(lists().at(-1)?.variables['sortBy']).toBe(sent));
      await waitFor(() => expect(heading(name)).toHaveAttribute('aria-sort', direction));
    };
    expect(heading('Joined')).toHaveAttribute('aria-sort', 'descending');
    await sortBy('Customer', 'name_asc', 'ascending');
    await sortBy('Customer', 'name_desc', 'descending');
    expect(heading('Joined')).not.toHaveAttribute('aria-sort');
    await sortBy('Points', 'points_desc', 'descending');
    // The order of the first page, which is still cached.
    await user.click(screen.getByRole('button', { name: 'Joined' }));
    await waitFor(() => expect(heading('Joined')).toHaveAttribute('aria-sort', 'descending'));
    await sortBy('Joined', 'createdAt_asc', 'ascending');
    expect(heading('Orders').querySelector('button')).toBeNull();
  });
});
