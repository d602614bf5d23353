import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { createRecordingHttp } from '../../../support/createRecordingHttp';
import { createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { stubDataProvider } from '../../../support/stubDataProvider';

// Modules are compiled on first use, which is not part of any test.
beforeAll(() => import('../../../../src/ui/form/DayRangePicker'), 60_000);

afterEach(() => void vi.useRealTimers());

const queries = { customers: 'customers', 'product-reviews': 'reviews', faq: 'faqs', rewards: 'rewards' } as const;

/** Renders the list of an entity over the real data provider. Responses are immediate. */
async function open(name: keyof typeof queries, query = '') {
  const entity = getEntity(name);
  const rows = createRecords(entity, 8);
  const { http, lists } = createRecordingHttp({ [queries[name]]: rows });
  const view = renderList(entity, createDataProvider(http), query);
  await waitFor(() => expect(document.querySelector('tr[data-record]')).not.toBeNull());
  await waitFor(() => expect(lists().length).toBeGreaterThan(0));
  // The count of a searched view reads longer pages.
  const last = () => lists().findLast(({ variables }) => variables['limit'] === 10);
  return { ...view, lists, last };
}

/** Selects options in the filter popover. */
async function selectFilter(user: Awaited<ReturnType<typeof open>>['user'], label: string, choice: string) {
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const panel = screen.getByRole('dialog', { name: 'Filter' });
  const select = await within(panel).findByLabelText<HTMLSelectElement>(label);
  const option = await within(select).findByRole<HTMLOptionElement>('option', { name: choice });
  fireEvent.change(select, { target: { value: option.value } });
  fireEvent.keyDown(panel, { key: 'Escape' });
}

/** Types a date into its parts, month first. */
async function typeDate(user: Awaited<ReturnType<typeof open>>['user'], label: string, digits: string) {
  const field = await screen.findByRole('group', { name: label });
  await user.click(within(field).getByRole('spinbutton', { name: 'Month' }));
  await user.keyboard(digits);
}

/** Types into the search field with fake timers. Returns the delay in ms until the request. */
async function measureDebounce(last: () => { variables: object } | undefined, text: string): Promise<number> {
  vi.useFakeTimers();
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: text.slice(0, 1) } });
  await act(() => vi.advanceTimersByTimeAsync(150));
  fireEvent.change(box, { target: { value: text } });
  for (let elapsed = 1; elapsed <= 1_000; elapsed += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1));
    const { search } = { search: undefined, ...last()?.variables };
    if (search !== undefined) {
      vi.useRealTimers();
      expect(search).toBe(text);
      return elapsed;
    }
  }
  throw new Error('no search request was sent');
}

describe('the requests of the lists', () => {
  it('[CUS-01] customers: limit, offset, search, sortBy and programId of the GraphQL query `customers`', async () => {
    const { lists } = await open('customers', '?page=1&limit=3&sort=name_asc&search=anna&programId=p1');
    expect(lists()[0]).toEqual({
      field: 'customers(limit: $limit, offset: $offset, search: $search, sortBy: $sortBy, programId: $programId)',
      variables: { limit: 3, offset: 3, search: 'anna', sortBy: 'name_asc', programId: 'p1' },
    });
  });

  it('[CUS-02] customers: six sorts, each sent by its name', async () => {
    const { last } = await open('customers');
    const sort = screen.getByLabelText<HTMLSelectElement>('Sort by');
    const sortValues = [...sort.options].map(({ value }) => value);
    expect(sortValues).toEqual([
      'createdAt_desc',
      'createdAt_asc',
      'name_asc',
      'name_desc',
      'points_desc',
      'referrals_desc',
    ]);
    expect(last()?.variables['sortBy']).toBe('createdAt_desc');
    for (const sortValue of sortValues.slice(1)) {
      fireEvent.change(sort, { target: { value: sortValue } });
      await waitFor(() => expect(last()?.variables['sortBy']).toBe(sortValue));
    }
  });

  it('[CUS-03] customers: one loyalty program, picked by its name', async () => {
    const { user, last, currentUrl } = await open('customers');
    await selectFilter(user, 'Loyalty program', 'Staff');
    await waitFor(() => expect(last()?.variables['programId']).toBe('p2'));
    expect(currentUrl()).toBe('/customers?page=0&limit=10&programId=p2');
    await user.click(await screen.findByRole('button', { name: 'Remove Loyalty program: Staff' }));
    await waitFor(() => expect(currentUrl()).toBe('/customers?page=0&limit=10'));
    await selectFilter(user, 'Loyalty program', 'Excluded');
    await waitFor(() => expect(last()?.variables['programId']).toBe('-1'));
  });

  it('[RWD-01] rewards: status, type, task type, customer and dates', async () => {
    const { user, last, currentUrl } = await open('rewards', '?customerId=c1');
    expect(last()).toEqual({
      field:
        'rewards(limit: $limit, offset: $offset, taskType: $taskType, type: $type, status: $status, customerId: $customerId, dateFrom: $dateFrom, dateTo: $dateTo)',
      variables: { limit: 10, offset: 0, customerId: 'c1' },
    });
    await selectFilter(user, 'Status', 'Pending');
    await selectFilter(user, 'Type', 'Voucher');
    await selectFilter(user, 'Activity', 'Birthday');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await typeDate(user, 'From', '03012026');
    await screen.findByText(/^Created: from/);
    await typeDate(user, 'To', '03312026');
    await waitFor(() =>
      expect(last()?.variables).toEqual({
        limit: 10,
        offset: 0,
        customerId: 'c1',
        status: 'pending',
        type: 'coupon_code',
        taskType: 'birthday',
        dateFrom: new Date(2026, 2, 1).toISOString(),
        dateTo: new Date(2026, 2, 31, 23, 59, 59, 999).toISOString(),
      }),
    );
    expect(Object.fromEntries(new URLSearchParams(currentUrl().split('?')[1]))).toEqual({
      page: '0',
      limit: '10',
      customerId: 'c1',
      status: 'pending',
      type: 'coupon_code',
      taskType: 'birthday',
      dateFrom: '2026-03-01',
      dateTo: '2026-03-31',
    });
  });

  it('[REV-01] reviews: search after 300 ms, three sorts, status, and ratings as a comma list', async () => {
    const { user, last } = await open('product-reviews');
    expect(last()).toEqual({
      field:
        'reviews(limit: $limit, offset: $offset, search: $search, sortBy: $sortBy, rating: $rating, status: $status, isFeatured: $isFeatured, customerId: $customerId, productId: $productId)',
      variables: { limit: 10, offset: 0, sortBy: 'createdAtDesc' },
    });
    expect(await measureDebounce(last, 'lamp')).toBe(300);
    const sort = screen.getByLabelText<HTMLSelectElement>('Sort by');
    expect([...sort.options].map(({ value }) => value)).toEqual(['createdAtDesc', 'ratingDesc', 'ratingAsc']);
    for (const sortValue of ['ratingDesc', 'ratingAsc']) {
      fireEvent.change(sort, { target: { value: sortValue } });
      await waitFor(() => expect(last()?.variables['sortBy']).toBe(sortValue));
    }
    await selectFilter(user, 'Status', 'Pending');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const ratings = within(await screen.findByRole('group', { name: 'Rating' })).getAllByRole('checkbox');
    expect(ratings.map((box) => box.closest('label')?.textContent)).toEqual(['5', '4', '3', '2', '1']);
    for (const rating of ['1', '5', '4']) {
      await user.click(within(screen.getByRole('group', { name: 'Rating' })).getByRole('checkbox', { name: rating }));
    }
    await waitFor(() =>
      expect(last()?.variables).toEqual({
        limit: 10,
        offset: 0,
        search: 'lamp',
        sortBy: 'ratingAsc',
        status: 'pending',
        rating: '5,4,1',
      }),
    );
  });

  it('[FAQ-01] questions: four filters, four sorts, and search after 300 ms', async () => {
    const { user, last } = await open('faq');
    expect(last()?.field).toBe(
      'faqs(limit: $limit, offset: $offset, search: $search, sortBy: $sortBy, filter: $filter, customerId: $customerId, productId: $productId)',
    );
    const sort = screen.getByLabelText<HTMLSelectElement>('Sort by');
    expect([...sort.options].map(({ value }) => value)).toEqual([
      'createdAtDesc',
      'createdAtAsc',
      'answeredAtDesc',
      'publishedAtDesc',
    ]);
    for (const sortValue of ['createdAtAsc', 'answeredAtDesc', 'publishedAtDesc']) {
      fireEvent.change(sort, { target: { value: sortValue } });
      await waitFor(() => expect(last()?.variables['sortBy']).toBe(sortValue));
    }
    for (const [text, value] of [
      ['Unanswered', 'unanswered'],
      ['Answered', 'answered'],
      ['Unpublished', 'unpublished'],
      ['Published', 'published'],
    ] as const) {
      await selectFilter(user, 'Status', text);
      await waitFor(() => expect(last()?.variables['filter']).toBe(value));
    }
    expect(await measureDebounce(last, 'size')).toBe(300);
  });
});

describe('the search of a list', () => {
  const customers = getEntity('customers');

  it('[CUS-04] is debounced by 200 ms, and a late response never replaces a newer one', async () => {
    const answers = new Map<string, (page: object) => void>();
    const getList = vi.fn((_name: string, { filter }: { filter: { search?: string } }) => {
      const { search } = filter;
      const page = { data: createRecords(customers, 1, () => ({ name: search ?? 'Everybody' })), total: 1 };
      if (search === undefined) return Promise.resolve(page);
      return new Promise((resolve) => answers.set(search, () => resolve(page)));
    });
    renderList(customers, stubDataProvider({ getList }, { programs: () => Promise.resolve([]) }));
    await screen.findByText('Everybody');
    vi.useFakeTimers();
    const box = screen.getByRole('searchbox');
    const type = (text: string) => fireEvent.change(box, { target: { value: text } });
    const advanceTimers = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

    type('a');
    await advanceTimers(199);
    type('an');
    await advanceTimers(199);
    expect(answers.size).toBe(0);
    await advanceTimers(1);
    expect([...answers.keys()]).toEqual(['an']);

    type('ann');
    await advanceTimers(200);
    expect([...answers.keys()]).toEqual(['an', 'ann']);
    await act(async () => answers.get('ann')?.({}));
    await advanceTimers(10);
    expect(screen.getByText('ann')).toBeVisible();
    await act(async () => answers.get('an')?.({}));
    await advanceTimers(1_000);
    expect(screen.getByText('ann')).toBeVisible();
    expect(screen.queryByText('an')).toBeNull();
    expect(box).toHaveValue('ann');
  });

  it('keeps a text that is too long for the URL, and searches for its beginning', async () => {
    const getList = vi.fn((_name: string, _params: { filter: { search?: string } }) =>
      Promise.resolve({ data: createRecords(customers, 1, () => ({ name: 'Ida' })), total: 1 }),
    );
    const { currentUrl } = renderList(
      customers,
      stubDataProvider({ getList }, { programs: () => Promise.resolve([]) }),
    );
    await screen.findByText('Ida');
    vi.useFakeTimers();
    const text = `tab\t${'x'.repeat(195)}😀 and more`;
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(new URLSearchParams(currentUrl().split('?')[1]).get('search')).toBe(`tab ${'x'.repeat(195)}`);
    expect(screen.getByRole('searchbox')).toHaveValue(text);
  });

  it('of only spaces does nothing: page and history stay', async () => {
    const getList = vi.fn(() =>
      Promise.resolve({ data: createRecords(customers, 10, () => ({ name: 'Ida' })), total: 60 }),
    );
    const provider = stubDataProvider({ getList }, { programs: () => Promise.resolve([]) });
    const { currentUrl } = renderList(customers, provider, '?page=3&limit=10');
    await screen.findAllByText('Ida');
    vi.useFakeTimers();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '  ' } });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(currentUrl()).toBe('/customers?page=3&limit=10');
  });

  it('follows the URL when that changes independently', async () => {
    const getList = vi.fn(() =>
      Promise.resolve({ data: createRecords(customers, 1, () => ({ name: 'Ida' })), total: 1 }),
    );
    const provider = stubDataProvider({ getList }, { programs: () => Promise.resolve([]) });
    const { router } = renderList(customers, provider, '?search=ida');
    await screen.findByText('Ida');
    await act(() => router.navigate('/customers?search=ole'));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('ole'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('ida'));
  });
});
