import { screen, waitFor } from '@testing-library/react';
import { type MutationMode, useCreate, useDelete, useGetList, useNotify, useUpdate, useUpdateMany } from 'ra-core';
import { expect } from 'vitest';
import { type Example, newestFirst, type OpenedExample, Output, Press, useCustomers } from './reactAdminExample';

const draft = { question: 'Is it warm?', answer: 'It is.' };

/** Notifies with an Undo button, as react-admin's own buttons do. */
function useUndoableNotification(mutationMode: MutationMode) {
  const notify = useNotify();
  return () =>
    notify('ra.notification.updated', { messageArgs: { smart_count: 1 }, undoable: mutationMode === 'undoable' });
}

function Update({ mutationMode }: { mutationMode: MutationMode }) {
  const [record] = useCustomers();
  const onSuccess = useUndoableNotification(mutationMode);
  const [update] = useUpdate();
  const change = () =>
    update(
      'customers',
      { id: record?.id, data: { firstName: 'Changed' }, previousData: record },
      { mutationMode, onSuccess },
    );
  return (
    <>
      <Output value={record && { id: record.id, firstName: record['firstName'] }} />
      <Press run={change}>Update</Press>
    </>
  );
}

function Delete({ mutationMode }: { mutationMode: MutationMode }) {
  const records = useCustomers();
  const [record] = records;
  const onSuccess = useUndoableNotification(mutationMode);
  const [remove] = useDelete();
  return (
    <>
      <Output value={records.map(({ id }) => id)} />
      <Press run={() => remove('customers', { id: record?.id, previousData: record }, { mutationMode, onSuccess })}>
        Delete
      </Press>
    </>
  );
}

/** Waits until the example has loaded its record. @returns its id and first name */
async function loadedRecord({ output }: OpenedExample) {
  await waitFor(() => expect(output()).toMatchObject({ id: expect.any(String) }));
  const { id, firstName } = Object(output());
  return { id: String(id), firstName: String(firstName) };
}

async function checkSentUpdate(opened: OpenedExample, id: string) {
  const sent = { method: 'PATCH', path: `/admin/customers/${id}`, body: { firstName: 'Changed' } };
  await waitFor(async () => expect(await opened.backend.writes()).toEqual([sent]));
  await waitFor(() => expect(opened.output()).toEqual({ id, firstName: 'Changed' }));
}

async function checkUpdate(opened: OpenedExample) {
  const { id } = await loadedRecord(opened);
  await opened.press('Update');
  await checkSentUpdate(opened, id);
}

export const writeExamples: readonly Example[] = [
  { name: 'useUpdate, pessimistic', Component: () => <Update mutationMode="pessimistic" />, check: checkUpdate },
  { name: 'useUpdate, optimistic', Component: () => <Update mutationMode="optimistic" />, check: checkUpdate },
  {
    name: 'useUpdate, undoable: sent once when the notification closes',
    Component: () => <Update mutationMode="undoable" />,
    async check(opened) {
      const { id } = await loadedRecord(opened);
      await opened.press('Update');
      await waitFor(() => expect(opened.output()).toEqual({ id, firstName: 'Changed' }));
      await screen.findByRole('button', { name: 'Undo' });
      expect(await opened.backend.writes()).toEqual([]);
      await opened.press('Dismiss');
      await checkSentUpdate(opened, id);
    },
  },
  {
    name: 'useUpdate, undoable: not sent after Undo',
    Component: () => <Update mutationMode="undoable" />,
    async check(opened) {
      const { id, firstName } = await loadedRecord(opened);
      await opened.press('Update');
      await opened.press('Undo');
      await waitFor(() => expect(opened.output()).toEqual({ id, firstName }));
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
      expect(await opened.backend.writes()).toEqual([]);
    },
  },
  {
    name: 'useDelete, undoable',
    Component: () => <Delete mutationMode="undoable" />,
    async check({ press, output, backend }) {
      await waitFor(() => expect(output()).toHaveLength(3));
      const [id] = [output()].flat();
      await press('Delete');
      await waitFor(() => expect(output()).not.toContain(id));
      expect(await backend.writes()).toEqual([]);
      await press('Dismiss');
      await waitFor(async () =>
        expect(await backend.writes()).toEqual([{ method: 'DELETE', path: `/admin/customers/${id}`, body: null }]),
      );
    },
  },
  {
    name: 'useUpdateMany',
    Component() {
      const records = useCustomers();
      const ids = records.map(({ id }) => id);
      const [updateMany] = useUpdateMany();
      return (
        <>
          <Output value={records.map(({ id, firstName }) => ({ id, firstName }))} />
          <Press run={() => updateMany('customers', { ids, data: { firstName: 'Changed' } })}>Update</Press>
        </>
      );
    },
    async check({ press, output, backend }) {
      await waitFor(() => expect(output()).toHaveLength(3));
      const ids = [output()].flat().map((record) => String(Object(record).id));
      await press('Update');
      await waitFor(() => expect(output()).toEqual(ids.map((id) => ({ id, firstName: 'Changed' }))));
      const sent = ids.map((id) => ({
        method: 'PATCH',
        path: `/admin/customers/${id}`,
        body: { firstName: 'Changed' },
      }));
      const writes = await backend.writes();
      expect(writes).toHaveLength(3);
      expect(writes).toEqual(expect.arrayContaining(sent));
    },
  },
  {
    name: 'useCreate',
    Component() {
      const page = { pagination: { page: 1, perPage: 1 }, sort: newestFirst };
      const { data: [question] = [] } = useGetList('faq', page);
      const [create, { data }] = useCreate();
      const productId = question?.product?.productId;
      return (
        <>
          <Output value={{ productId, newest: question?.question, created: data?.id }} />
          <Press run={() => create('faq', { data: { ...draft, productId } })}>Create</Press>
        </>
      );
    },
    async check({ press, output, backend }) {
      await waitFor(() => expect(output()).toMatchObject({ productId: expect.any(String) }));
      const { productId } = Object(output());
      await press('Create');
      await waitFor(() => expect(output()).toMatchObject({ created: expect.any(String), newest: draft.question }));
      expect(await backend.writes()).toEqual([{ method: 'POST', path: '/admin/faq', body: { ...draft, productId } }]);
    },
  },
];
