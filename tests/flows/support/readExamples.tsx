import { screen, waitFor } from '@testing-library/react';
import { type RaRecord, useGetList, useGetMany, useGetManyReference, useGetOne, useRefresh } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect } from 'vitest';
import {
  type Example,
  isRising,
  newestFirst,
  Output,
  oldestFirst,
  Press,
  useAuthorId,
  useCustomers,
} from './reactAdminExample';

function OneAfterList() {
  const [first] = useCustomers();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {first && <Press run={() => setOpen(true)}>Open</Press>}
      {isOpen && <One record={first} />}
    </>
  );
}

function One({ record }: { record: RaRecord | undefined }) {
  const { data, isPending } = useGetOne('customers', { id: record?.id ?? '' });
  const [wasPending] = useState(isPending);
  return (
    <>
      <Output value={{ wasPending, name: data?.name, email: data?.emailAddress }} />
      <Link to={`/customers/${record?.id}`}>Page</Link>
    </>
  );
}

export const readExamples: readonly Example[] = [
  {
    name: 'useGetList, sorted by field, with q and perPage 1000',
    Component() {
      const [filter, setFilter] = useState({});
      const { data, total } = useGetList('customers', {
        pagination: { page: 1, perPage: 1000 },
        sort: oldestFirst,
        filter,
      });
      return (
        <>
          <Output value={data && { total, created: data.map(({ createdAt }) => createdAt) }} />
          <Press run={() => setFilter({ q: 'an' })}>Filter</Press>
        </>
      );
    },
    async check({ press, output, backend }) {
      await waitFor(() => expect(output()).toMatchObject({ total: 120 }));
      const { created } = Object(output());
      expect(created).toHaveLength(120);
      expect(isRising(created)).toBe(true);
      expect(await backend.queries('customers')).toContainEqual({ limit: 100, offset: 100, sortBy: 'createdAt_asc' });
      await press('Filter');
      await waitFor(() => expect(Object(output()).total).toBeLessThan(120));
      // The list may prefetch its next page at the same time.
      expect((await backend.queries('customers')).filter((query) => 'search' in query)).toEqual([
        { limit: 100, offset: 0, search: 'an', sortBy: 'createdAt_asc' },
      ]);
    },
  },
  {
    name: 'useGetOne',
    Component() {
      const id = useAuthorId();
      const { data } = useGetOne('customers', { id: id ?? '' }, { enabled: id !== undefined });
      return <Output value={{ id, read: data?.id }} />;
    },
    async check({ output, backend }) {
      await waitFor(() => expect(output()).toMatchObject({ read: expect.any(String) }));
      const { id, read } = Object(output());
      expect(read).toBe(id);
      expect(await backend.queries('customerById')).toEqual([{ id }]);
    },
  },
  {
    name: 'useGetOne after useGetList, and the page of the record after it',
    Component: OneAfterList,
    async check({ press, output, user, backend }) {
      await press('Open');
      // The list has filled the cache with what it read a moment before.
      await waitFor(() => expect(output()).toMatchObject({ wasPending: false, name: expect.any(String) }));
      expect(await backend.queries('customerById')).toEqual([]);
      const { name } = Object(output());
      await user.click(screen.getByRole('link', { name: 'Page' }));
      expect(await screen.findByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
    },
  },
  {
    name: 'useGetMany',
    Component() {
      const ids = useCustomers().map(({ id }) => id);
      const { data } = useGetMany('customers', { ids }, { enabled: ids.length > 0 });
      return <Output value={{ ids, read: data?.map((record) => record?.id) }} />;
    },
    async check({ output, backend }) {
      await waitFor(() => expect(Object(output()).read).toHaveLength(3));
      const { ids, read } = Object(output());
      expect(read).toEqual(ids);
      await waitFor(async () =>
        expect(await backend.queries('customerById')).toEqual(ids.map((id: string) => ({ id }))),
      );
    },
  },
  {
    name: 'useGetManyReference',
    Component() {
      const author = useAuthorId();
      const { data, total } = useGetManyReference(
        'product-reviews',
        { target: 'customerId', id: author ?? '', pagination: { page: 1, perPage: 25 }, sort: newestFirst },
        { enabled: author !== undefined },
      );
      return <Output value={{ author, total, authors: data?.map(({ customer }) => customer._id) }} />;
    },
    async check({ output, backend }) {
      await waitFor(() => expect(Object(output()).total).toBeGreaterThan(0));
      const { author, authors } = Object(output());
      expect(new Set(authors)).toEqual(new Set([author]));
      expect((await backend.queries('reviews')).at(-1)).toMatchObject({ customerId: author, limit: 25 });
    },
  },
  {
    name: 'useRefresh',
    Component() {
      const refresh = useRefresh();
      return (
        <>
          <Output value={useCustomers(7).length} />
          <Press run={refresh}>Refresh</Press>
        </>
      );
    },
    async check({ press, output, backend }) {
      const reads = async () => (await backend.queries('customers')).filter((one) => Object(one).limit === 7).length;
      await waitFor(() => expect(output()).toBe(7));
      expect(await reads()).toBe(1);
      await press('Refresh');
      await waitFor(async () => expect(await reads()).toBe(2));
    },
  },
];
