import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { listServer, stubDataProvider } from '../../../support/stubDataProvider';

const customers = getEntity('customers');
const reviews = getEntity('product-reviews');
const names = () => ({ createdAt: '2026-01-01T00:00:00.000Z' });

describe('the states of a list', () => {
  it("[LIST-04] says 'No data', offers to clear a filter without results, and offers Retry after a failure", async () => {
    const server = listServer(customers, []);
    const empty = renderList(customers, server.provider());
    expect(await screen.findByText('No data')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
    // In the header of the page, and below the text of the empty list.
    expect(screen.getAllByRole('button', { name: 'Import' })).toHaveLength(2);
    empty.unmount();
    const noReviews = renderList(reviews, listServer(reviews, []).provider(), '?page=0&limit=10');
    expect(await screen.findByText('No data')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Add product review' })).toHaveLength(2);
    noReviews.unmount();

    const filtered = renderList(customers, server.provider(), '?search=nobody&limit=25');
    await filtered.user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    expect(await screen.findByText('No data')).toBeVisible();
    expect(filtered.currentUrl()).toBe('/customers?page=0&limit=25');
    filtered.unmount();

    let isDown = true;
    const rows = createRecords(customers, 2, (index) => ({ name: `Customer ${index}` }));
    const failingServer = listServer(customers, rows);
    const failing = failingServer.provider({
      getList: (name: string, params: never) =>
        isDown
          ? Promise.reject(new AppError({ kind: 'server', status: 503, message: 'Database is down.' }))
          : failingServer.getList(name, params),
    });
    const failed = renderList(customers, failing);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Customers couldn’t be loaded');
    expect(alert).toHaveTextContent('Database is down.');
    expect(screen.queryByText('No data')).toBeNull();
    isDown = false;
    await failed.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Customer 1')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a skeleton and a loading message until the rows are loaded', async () => {
    let answer = (_page: object) => {};
    const provider = stubDataProvider(
      { getList: () => new Promise((resolve) => (answer = resolve)) },
      { programs: () => Promise.resolve([]) },
    );
    renderList(customers, provider);
    expect(await screen.findByRole('table', { name: 'Customers' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading Customers')).toBeInTheDocument();
    expect(screen.queryByText('No data')).toBeNull();
    answer({ data: createRecords(customers, 1, () => ({ name: 'Ida' })), total: 1 });
    expect(await screen.findByText('Ida')).toBeVisible();
    expect(screen.getByRole('table', { name: 'Customers' })).toHaveAttribute('aria-busy', 'false');
  });

  it('keeps the rows and marks them as stale if a refetch fails', async () => {
    const server = listServer(
      customers,
      createRecords(customers, 2, (index) => ({ name: `Customer ${index}`, ...names() })),
    );
    const { queryClient, user } = renderList(customers, server.provider());
    await screen.findByText('Customer 1');
    server.getList.mockRejectedValue(new AppError({ kind: 'offline' }));
    await act(() => queryClient.invalidateQueries({ queryKey: ['customers'] }));
    expect(await screen.findByText(/This may be out of date/)).toBeVisible();
    // Nothing was to be sent.
    expect(screen.getByText('Check your connection and try again.')).toBeVisible();
    expect(screen.getByText('Customer 1')).toBeVisible();
    server.getList.mockResolvedValue({ data: createRecords(customers, 1, () => ({ name: 'Newest' })), total: 1 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Newest')).toBeVisible();
    expect(screen.queryByText(/This may be out of date/)).toBeNull();
  });

  it('shows how many rows were invalid, and what the server could not provide', async () => {
    const getList = vi.fn(async () => ({
      data: createRecords(customers, 1, () => ({ name: 'Ida' })),
      total: 3,
      meta: { leftOut: 2, notice: 'Totals are from yesterday.' },
    }));
    renderList(customers, stubDataProvider({ getList }, { programs: () => Promise.resolve([]) }));
    expect(await screen.findByText(/^2 rows couldn’t be shown/)).toBeVisible();
    expect(screen.getByText('Totals are from yesterday.')).toBeVisible();
  });
});

const rowCount = () => document.querySelectorAll('tr[data-record]').length;

describe('the paging of a list', () => {
  const server = () =>
    listServer(
      customers,
      createRecords(customers, 26, (index) => ({ name: `Customer ${index}` })),
    );

  it('[LIST-02] has 3, 10, 25, 50 or 100 rows, 10 at first', async () => {
    const { provider, reads } = server();
    const { currentUrl } = renderList(customers, provider());
    const size = await screen.findByLabelText<HTMLSelectElement>('Rows per page');
    expect([...size.options].map(({ value }) => value)).toEqual(['3', '10', '25', '50', '100']);
    expect(size).toHaveValue('10');
    await waitFor(() => expect(rowCount()).toBe(10));
    for (const rows of [3, 25, 50, 100]) {
      fireEvent.change(size, { target: { value: String(rows) } });
      await waitFor(() => expect(rowCount()).toBe(Math.min(rows, 26)));
      expect(currentUrl()).toBe(`/customers?page=0&limit=${rows}`);
      expect(
        reads()
          .filter(({ pagination }) => pagination.page === 1)
          .at(-1)?.pagination.perPage,
      ).toBe(rows);
    }
  });

  it("[LIST-03] shows 'Page N of M' with Previous and Next, disabled at the ends", async () => {
    const { user, currentUrl } = renderList(customers, server().provider());
    const previous = await screen.findByRole('button', { name: 'Previous' });
    const next = screen.getByRole('button', { name: 'Next' });
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    expect(previous).toBeDisabled();
    await user.click(next);
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(previous).toBeEnabled();
    expect(next).toBeEnabled();
    await user.click(next);
    expect(await screen.findByText('Page 3 of 3')).toBeVisible();
    await screen.findByText('Customer 25');
    expect(next).toBeDisabled();
    expect(currentUrl()).toBe('/customers?page=2&limit=10');
    await user.click(previous);
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(next).toBeEnabled();
  });

  it('[LIST-06] falls back to a valid page if the URL is past the end or tampered with', async () => {
    const pastTheEnd = renderList(customers, server().provider(), '?page=999&limit=10');
    await screen.findByText('Customer 25');
    expect(pastTheEnd.currentUrl()).toBe('/customers?page=2&limit=10');
    expect(screen.queryByText('No data')).toBeNull();
    pastTheEnd.unmount();
    for (const query of [
      '?page=-5',
      '?page=1e9',
      '?limit=1000000',
      '?sort=password',
      '?page=0&page=7',
      '?search=%00',
    ]) {
      const { provider, reads } = server();
      const tamperedUrl = renderList(customers, provider(), query);
      await screen.findByText('Customer 9');
      expect(tamperedUrl.currentUrl(), query).toBe('/customers?page=0&limit=10');
      expect(reads()[0], query).toEqual({ pagination: { page: 1, perPage: 10 }, sort: 'createdAt_desc', filter: {} });
      tamperedUrl.unmount();
    }
  });

  it('[LIST-01] is restored with filters, search and sort by link, reload and Back', async () => {
    const { provider, reads } = server();
    const query = '?page=1&limit=10&sort=name_asc&search=cust&programId=p1';
    const { user, router, currentUrl } = renderList(customers, provider(), query);
    await screen.findByText('Customer 11');
    expect(reads()[0]).toEqual({
      pagination: { page: 2, perPage: 10 },
      sort: 'name_asc',
      filter: { search: 'cust', programId: 'p1' },
    });
    expect(screen.getByRole('searchbox')).toHaveValue('cust');
    expect(await screen.findByText('Loyalty program: Circle')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Customer 21');
    expect(new URLSearchParams(router.state.location.search).get('page')).toBe('2');
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'points_desc' } });
    await screen.findByText('Customer 1');
    expect(currentUrl()).toBe('/customers?page=0&limit=10&sort=points_desc&search=cust&programId=p1');
    await act(() => router.navigate(-1));
    await screen.findByText('Customer 21');
    expect(screen.getByLabelText('Sort by')).toHaveValue('name_asc');
    await act(() => router.navigate(-1));
    await screen.findByText('Customer 11');
    expect(currentUrl()).toBe(`/customers${query}`);
  });
});
