/** Every kind of record, read by react-admin's hooks and referenced by its components. */
import { screen, waitFor } from '@testing-library/react';
import {
  Form,
  ReferenceFieldBase,
  ReferenceInputBase,
  useChoicesContext,
  useGetList,
  useGetOne,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useRecordContext,
  useResourceDefinitions,
} from 'ra-core';
import { useState } from 'react';
import { expect } from 'vitest';
import { type Example, Output, Press, useAuthorId } from './reactAdminExample';

/** Kinds whose records the API only lists. */
const listedOnly = ['sales', 'submissions', 'rewards', 'faq'];

/** Kinds that are only created: their records are read as rewards. */
const createdOnly = ['points', 'vouchers'];

const expectedResources = [
  'customers',
  'rewards',
  'product-reviews',
  'faq',
  'sales',
  'programs',
  'program-tasks',
  'program-rewards',
  'widgets',
  'templates',
  'texts',
  'settings',
  'theme',
  'managers',
  'birthdays',
  'submissions',
  'import-jobs',
];

/** A record to look at, and the filter that its list needs. */
interface KindProps {
  resource: string;
  filter: object | undefined;
}

/** Shows how many records there are, and how the first one is found by its id. */
function Kind({ resource, filter = {} }: KindProps) {
  const { data: [first] = [], total } = useGetList(resource, { filter, pagination: { page: 1, perPage: 2 } });
  const isReadById = first !== undefined && !listedOnly.includes(resource);
  // With meta, the record isn't taken from the list.
  const { data: one } = useGetOne(resource, { id: first?.id ?? '', meta: { again: true } }, { enabled: isReadById });
  const label = useGetResourceLabel();
  return (
    <div data-testid={resource}>
      {label(resource, 2)}: {total}
      {one && one.id === first?.id && ', found '}
      {isReadById && (
        <Form record={{ id: 'referring', reference: first.id }}>
          <ReferenceFieldBase source="reference" reference={resource}>
            <Representation resource={resource} />
          </ReferenceFieldBase>
          <ReferenceInputBase source="reference" reference={resource} filter={filter}>
            <Choices />
          </ReferenceInputBase>
        </Form>
      )}
    </div>
  );
}

function Representation({ resource }: { resource: string }) {
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(resource);
  return <>{record && represent(record)}</>;
}

function Choices() {
  const { allChoices = [], selectedChoices = [] } = useChoicesContext();
  return selectedChoices.length === 1 && ` of ${allChoices.length}`;
}

/** Reads by the resources' names; the filter names the parent of the kinds that need one. */
function Kinds() {
  const names = Object.keys(useResourceDefinitions()).filter((name) => !createdOnly.includes(name));
  const customerId = useAuthorId();
  const { data: [form] = [] } = useGetList('widgets', { filter: { type: 'form' } });
  const [isOpen, setOpen] = useState(false);
  const parents: Readonly<Record<string, object>> = {
    templates: { locale: 'en' },
    texts: { locale: 'en' },
    birthdays: { customerId },
    submissions: { formId: form?.id },
  };
  if (!customerId || !form) return null;
  return (
    <>
      <Output value={customerId} />
      <Press run={() => setOpen(true)}>Read</Press>
      {isOpen && names.map((name) => <Kind key={name} resource={name} filter={parents[name]} />)}
    </>
  );
}

export const everyResource: Example = {
  name: 'every kind of record in useGetList, useGetOne, <ReferenceFieldBase> and <ReferenceInputBase>',
  Component: Kinds,
  async check({ output, press, backend }) {
    await waitFor(() => expect(output()).toEqual(expect.any(String)));
    const post = (path: string, body: object) =>
      backend.respond({
        method: 'POST',
        path: `/admin/${path}`,
        search: '',
        authorization: null,
        idempotencyKey: null,
        body,
      });
    await post(`customers/${String(output())}/birthdays`, { birthday: { event_type: 'birth', date: '1990-05-01' } });
    await post('data/import/customers', { data: [{ emailAddress: 'ida@shop.example' }] });
    await press('Read');
    // Found by id, named by the reference field, and chosen in the reference input among the choices.
    const found = (name: string) =>
      expect(screen.getByTestId(name)).toHaveTextContent(/^\D+: [1-9]\d*, found .+ of [1-9]\d*$/);
    const listed = (name: string) => expect(screen.getByTestId(name)).toHaveTextContent(/^\D+: [1-9]\d*$/);
    const names = (await screen.findAllByTestId(/./)).map((element) => element.dataset['testid'] ?? '');
    const resources = names.filter((name) => name !== 'page');
    expect(resources).toEqual(expectedResources);
    for (const name of resources) await waitFor(() => (listedOnly.includes(name) ? listed : found)(name));
  },
};
