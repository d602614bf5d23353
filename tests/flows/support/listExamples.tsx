import { screen, waitFor } from '@testing-library/react';
import { ListBase, RecordContextProvider, useListContext, useRecordContext, WithListContext } from 'ra-core';
import { expect } from 'vitest';
import { type Example, isRising, newestFirst, Output, oldestFirst, Press } from './reactAdminExample';

function Name() {
  return <li>{useRecordContext()?.['name']}</li>;
}

export const listExamples: readonly Example[] = [
  {
    name: 'useListContext',
    inList: true,
    Component() {
      const { data, total, sort, page, setSort, setFilters, setPage } = useListContext();
      return (
        <>
          <Output value={data && { total, sort, page, created: data.map(({ createdAt }) => createdAt) }} />
          <Press run={() => setSort(oldestFirst)}>Sort</Press>
          <Press run={() => setPage(2)}>Page</Press>
          <Press run={() => setFilters({ q: 'an' })}>Filter</Press>
        </>
      );
    },
    async check({ press, output, backend }) {
      await waitFor(() => expect(output()).toMatchObject({ total: 120, page: 1 }));
      await press('Sort');
      await waitFor(() => expect(output()).toMatchObject({ total: 120, sort: oldestFirst }));
      await waitFor(() => expect(isRising(Object(output()).created)).toBe(true));
      await press('Page');
      await waitFor(() => expect(output()).toMatchObject({ page: 2 }));
      await waitFor(async () =>
        expect(await backend.queries('customers')).toContainEqual(
          expect.objectContaining({ sortBy: 'createdAt_asc', offset: 10 }),
        ),
      );
      await press('Filter');
      await waitFor(async () =>
        expect(await backend.queries('customers')).toContainEqual(expect.objectContaining({ search: 'an', offset: 0 })),
      );
      await waitFor(() => expect(Object(output()).total).toBeLessThan(120));
    },
  },
  {
    name: 'useRecordContext',
    inList: true,
    Component() {
      const { data = [] } = useListContext();
      return (
        <ul>
          <Output value={data.map(({ name }) => name ?? '')} />
          {data.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              <Name />
            </RecordContextProvider>
          ))}
        </ul>
      );
    },
    async check({ output }) {
      const items = await screen.findAllByRole('listitem');
      expect(items).toHaveLength(10);
      expect(items.map(({ textContent }) => textContent)).toEqual(output());
    },
  },
  {
    name: '<ListBase> of another resource',
    Component: () => (
      <ListBase resource="product-reviews" sort={newestFirst} perPage={5} disableSyncWithLocation>
        <WithListContext
          render={({ data, total, setSort }) => (
            <>
              <Output value={{ total, ratings: data?.map(({ rating }) => rating) }} />
              <Press run={() => setSort?.({ field: 'rating', order: 'ASC' })}>Sort</Press>
            </>
          )}
        />
      </ListBase>
    ),
    async check({ press, output, backend }) {
      await waitFor(() => expect(output()).toMatchObject({ total: 40 }));
      await press('Sort');
      await waitFor(async () =>
        expect(await backend.queries('reviews')).toContainEqual(expect.objectContaining({ sortBy: 'ratingAsc' })),
      );
      await waitFor(() => expect(Object(output()).ratings).toEqual([...Object(output()).ratings].sort()));
    },
  },
];
