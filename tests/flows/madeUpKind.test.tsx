/** A kind of record that the console doesn't have works by its declaration alone, through REST and through GraphQL. */
import { render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  Form,
  ReferenceFieldBase,
  ReferenceInputBase,
  useChoicesContext,
  useGetList,
  useGetOne,
  useRecordContext,
} from 'ra-core';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDataProvider } from '../../dataProvider';
import type { HttpRequest } from '../../dataProvider/http/http';
import { ConsoleQueryClient } from '../../dataProvider/writes/consoleQueryClient';
import { defineEntity } from '../../resources/entity';
import type { RecordKind } from '../../resources/recordKind';
import { id, number, text } from '../../resources/shapes';

const rows = [
  { _id: 'a', name: 'Top shelf', height: 3 },
  { _id: 'b', name: 'Lower shelf', height: 1 },
];
const shape = z.object({ _id: id, name: text, height: number });

const kind: RecordKind = { title: 'name', shape, path: 'shelves', items: 'shelves' };
const entity = defineEntity({
  name: 'shelves',
  row: shape,
  title: ({ name }) => name,
  read: { from: 'graphql', list: 'shelves', one: 'shelf', arguments: {} },
  write: { path: 'shelves', responseKey: 'shelf', change: z.object({ name: z.optional(z.string()) }) },
  fields: { name: { kind: 'text' }, height: { kind: 'count' } },
  list: { columns: ['name'], filters: {}, sorts: {}, views: {}, debounce: 300 },
  actions: {},
});

const restProvider = () =>
  createDataProvider(
    async ({ path }) => (path === '/admin/shelves' ? { shelves: rows } : null),
    undefined,
    [],
    {},
    {
      recordKinds: { shelves: kind },
    },
  );

const graphqlProvider = () =>
  createDataProvider(
    async ({ body }: HttpRequest) => {
      const { query, variables } = Object(body);
      const one = rows.find(({ _id }) => _id === variables.id) ?? null;
      return { data: String(query).includes('one:') ? { one } : { list: { total: rows.length, items: rows } } };
    },
    undefined,
    [entity],
    {},
  );

function Shelves() {
  const { data = [], total } = useGetList('shelves');
  const { data: lower } = useGetOne('shelves', { id: 'b', meta: { again: true } });
  return (
    <>
      <p>{`${total} listed: ${data.map(({ name }) => name).join()}`}</p>
      <p>{`found: ${lower?.['name']} at ${lower?.['height']}`}</p>
      <Form record={{ id: 'box', shelf: 'a' }}>
        <ReferenceFieldBase source="shelf" reference="shelves">
          <ReferencedName />
        </ReferenceFieldBase>
        <ReferenceInputBase source="shelf" reference="shelves">
          <Choices />
        </ReferenceInputBase>
      </Form>
    </>
  );
}

const ReferencedName = () => <p>{`stands on: ${useRecordContext()?.['name']}`}</p>;

function Choices() {
  const { allChoices = [], selectedChoices = [] } = useChoicesContext();
  return <p>{`chosen: ${selectedChoices.map(({ name }) => name).join()} of ${allChoices.length}`}</p>;
}

it.each([
  ['REST', restProvider],
  ['GraphQL', graphqlProvider],
])('[RA-01] a made-up kind of record is listed, read by id and referenced, through %s', async (_name, create) => {
  render(
    <CoreAdminContext dataProvider={create()} queryClient={new ConsoleQueryClient()}>
      <Shelves />
    </CoreAdminContext>,
  );
  await waitFor(() => {
    expect(screen.getByText('2 listed: Top shelf,Lower shelf')).toBeVisible();
    expect(screen.getByText('found: Lower shelf at 1')).toBeVisible();
    expect(screen.getByText('stands on: Top shelf')).toBeVisible();
    expect(screen.getByText('chosen: Top shelf of 2')).toBeVisible();
  });
});
