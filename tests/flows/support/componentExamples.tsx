import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  DataTable,
  Edit,
  List,
  ListView,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { expect } from 'vitest';
import { ReactAdminWrapper } from '../../../src/reactAdmin/ReactAdminWrapper';
import { type Example, newestFirst, Output, useAuthorId, useCustomers } from './reactAdminExample';

function Columns() {
  return (
    <DataTable>
      <DataTable.Col source="name" />
      <DataTable.Col source="createdAt" label="Since" />
    </DataTable>
  );
}

function Id() {
  return <Output value={useRecordContext()?.id} />;
}

/** Sorts by the second column, newest and oldest first. */
async function sortBySince(backend: { queries(root: string): Promise<object[]> }) {
  fireEvent.click(await screen.findByRole('button', { name: /since/i }));
  await waitFor(async () =>
    // The page's own list may prefetch its next page meanwhile.
    expect(await backend.queries('customers')).toContainEqual(expect.objectContaining({ sortBy: 'createdAt_asc' })),
  );
}

export const componentExamples: readonly Example[] = [
  {
    name: '<DataTable> in the list that is there',
    inList: true,
    Component: () => (
      <ReactAdminWrapper>
        <ListView>
          <Columns />
        </ListView>
      </ReactAdminWrapper>
    ),
    async check({ backend, user, isOverride, url }) {
      expect(await screen.findAllByRole('row')).toHaveLength(11);
      await sortBySince(backend);
      if (isOverride) expect(url()).toBe('/customers?page=0&limit=10&sort=createdAt_asc');
      await user.click(screen.getAllByRole('checkbox')[1] ?? document.body);
      expect(await screen.findByText('1 item selected')).toBeVisible();
    },
  },
  {
    name: '<List> with a state of its own',
    Component: () => (
      <ReactAdminWrapper>
        <List resource="customers" sort={newestFirst} perPage={5} disableSyncWithLocation>
          <Columns />
        </List>
      </ReactAdminWrapper>
    ),
    async check({ backend }) {
      await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6));
      await sortBySince(backend);
      fireEvent.click(screen.getByRole('button', { name: 'Go to page 2' }));
      await waitFor(async () =>
        expect(await backend.queries('customers')).toContainEqual(
          expect.objectContaining({ offset: 5, sortBy: 'createdAt_asc' }),
        ),
      );
    },
  },
  {
    name: '<Show>',
    Component() {
      const id = useAuthorId();
      return (
        <ReactAdminWrapper>
          {id !== undefined && (
            <Show resource="customers" id={id}>
              <SimpleShowLayout>
                <TextField source="referralCode" />
                <Id />
              </SimpleShowLayout>
            </Show>
          )}
        </ReactAdminWrapper>
      );
    },
    async check({ output, backend }) {
      await waitFor(() => expect(output()).toEqual(expect.any(String)));
      expect(await backend.queries('customerById')).toEqual([{ id: output() }]);
      expect(screen.getByText('Referral code')).toBeVisible();
    },
  },
  {
    name: '<Edit> and <SimpleForm>',
    Component() {
      const [record] = useCustomers();
      return (
        <ReactAdminWrapper>
          {record && (
            <Edit resource="customers" id={record.id} redirect={false}>
              <SimpleForm>
                <TextInput source="firstName" label="First name" />
                <Id />
              </SimpleForm>
            </Edit>
          )}
        </ReactAdminWrapper>
      );
    },
    async check({ press, output, backend }) {
      fireEvent.change(await screen.findByRole('textbox', { name: 'First name' }), { target: { value: 'Changed' } });
      await press('Save');
      await screen.findByRole('button', { name: 'Undo' });
      expect(await backend.writes()).toEqual([]);
      await press('Dismiss');
      const sent = { method: 'PATCH', path: `/admin/customers/${output()}`, body: { firstName: 'Changed' } };
      await waitFor(async () => expect(await backend.writes()).toEqual([sent]));
    },
  },
];
