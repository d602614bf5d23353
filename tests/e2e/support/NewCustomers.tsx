import { useGetList, useGetOne, useLogout, useNotify, useRedirect, useUpdate } from 'ra-core';
import { useState } from 'react';
import { DataTable, List } from 'react-admin';
import { ReactAdminWrapper } from '../../../src/kit/reactAdmin';

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

/** A page of react-admin's hooks, and of its `<List>` of another resource. */
export default function NewCustomers() {
  const { data: [first] = [] } = useGetList('customers', { pagination: { page: 1, perPage: 3 }, sort: newestFirst });
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  const logout = useLogout();
  const redirect = useRedirect();
  const [update] = useUpdate();
  const change = () =>
    update(
      'customers',
      { id: first?.id, data: { firstName: 'Changed' }, previousData: first },
      { mutationMode: 'undoable', onSuccess: () => notify('The name is changed', { undoable: true }) },
    );
  return (
    <ReactAdminWrapper>
      <output>{first?.firstName}</output>
      <button type="button" onClick={() => void change()}>
        Change the name
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Open the newest
      </button>
      {isOpen && <Newest id={String(first?.id)} />}
      <button type="button" onClick={() => notify('Hello from an extension', { type: 'success' })}>
        Say hello
      </button>
      <button type="button" onClick={() => redirect('list', 'product-reviews')}>
        Go to the reviews
      </button>
      <button type="button" onClick={() => void logout()}>
        Leave
      </button>
      <List resource="customers" sort={newestFirst} perPage={5} disableSyncWithLocation>
        <DataTable>
          <DataTable.Col source="name" />
          <DataTable.Col source="createdAt" label="Since" />
        </DataTable>
      </List>
    </ReactAdminWrapper>
  );
}

function Newest({ id }: { id: string }) {
  const { data } = useGetOne('customers', { id });
  return <p>{`Newest: ${data?.name}, ${data?.id}`}</p>;
}
