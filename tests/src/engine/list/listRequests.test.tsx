import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { recordedHttp } from '../../../support/recordedHttp';
import { entityNamed, manyRecords } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { stubDataProvider } from '../../../support/stubDataProvider';

afterEach(() => void vi.useRealTimers());

const queries = { customers: 'customers', 'product-reviews': 'reviews', faq: 'faqs', rewards: 'rewards' } as const;

/** The list of an entity over the real data provider; answers come at once. */
async function open(name: keyof typeof queries, query = '') {
  const entity = entityNamed(name);
  const rows = manyRecords(entity, 8);
  const { http, lists } = recordedHttp({ [queries[name]]: rows });
  const view = renderList(entity, createDataProvider(http), query);
  await waitFor(() => expect(document.querySelector('tr[data-record]')).not.toBeNull());
  await waitFor(() => expect(lists().length).toBeGreaterThan(0));
  const last = () => lists().at(-1);
  return { ...view, lists, last };
}

/** Chooses in the popover of filters. */
async function filterBy(user: Awaited<ReturnType<typeof open>>['user'], label: string, choice: string) {
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const panel = screen.getByRole('dialog', { name: 'Filter' });
  const select = await within(panel).findByLabelText<HTMLSelectElement>(label);
  const option = [...select.options].find(({ text }) => text === choice);
  fireEvent.change(select, { target: { value: option?.value } });
  fireEvent.keyDown(panel, { key: 'Escape' });
}

/** Types a day, month first, part by part. */
async function typeDay(user: Awaited<ReturnType<typeof open>>['user'], label: string, digits: string) {
  const field = await screen.findByRole('group', { name: label });
  await user.click(within(field).getByRole('spinbutton', { name: 'Month' }));
  await user.keyboard(digits);
}

/** Types into the search box while time stands still; says after how many milliseconds the search is sent. */
async function debounceOf(last: () => { variables: object } | undefined, text: string): Promise<number> {
  vi.useFakeTimers();
  const box = screen.getByRole('searchbox');
  fireEvent.change(box, { target: { value: text.slice(0, 1) } });
  await act(() => vi.advanceTimersByTimeAsync(150));
  fireEvent.change(box, { target: { value: text } });
  for (let waited = 1; waited <= 1_000; waited += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1));
    const { search } = { search: undefined, ...last()?.variables };
    if (search !== undefined) {
      vi.useRealTimers();
      expect(search).toBe(text);
      return waited;
    }
  }
  throw new Error('nothing was searched for');
}

describe('what the lists ask of the provider', () => {
  it('[CUS-01] customers: limit, offset, search, sortBy and programId of the GraphQL query `customers`', async () => {
    const { lists } = await open('customers', '?page=1&limit=3&sort=name_asc&search=anna&programId=p1');
    expect(lists()[0]).toEqual({
      field: 'customers(limit: $limit, offset: $offset, search: $search, sortBy: $sortBy, programId: $programId)',
      variables: { limit: 3, offset: 3, search: 'anna', sortBy: 'name_asc', programId: 'p1' },
    });
  });

  it('[CUS-02] customers: six sorts, each sent as it is named', async () => {
    const { last } = await open('customers');
    const sort = screen.getByLabelText<HTMLSelectElement>('Sort by');
    const wires = [...sort.options].map(({ value }) => value);
    expect(wires).toEqual([
      'createdAt_desc',
      'createdAt_asc',
      'name_asc',
      'name_desc',
      'points_desc',
      'referrals_desc',
    ]);
    expect(last()?.variables['sortBy']).toBe('createdAt_desc');
    for (const wire of wires.slice(1)) {
      fireEvent.change(sort, { target: { value: wire } });
      await waitFor(() => expect(last()?.variables['sortBy']).toBe(wire));
    }
  });

  it('[CUS-03] customers: one loyalty programme, picked by its name', async () => {
    const { user, last, address } = await open('customers');
    await filterBy(user, 'Programme', 'Staff');
    await waitFor(() => expect(last()?.variables['programId']).toBe('p2'));
    expect(address()).toBe('/customers?page=0&limit=10&programId=p2');
    await user.click(await screen.findByRole('button', { name: 'Remove Programme: Staff' }));
    await waitFor(() => expect(address()).toBe('/customers?page=0&limit=10'));
    await filterBy(user, 'Programme', 'Excluded');
    await waitFor(() => expect(last()?.variables['programId']).toBe('-1'));
  });

  it('[RWD-01] rewards: status, type, task type, customer and days', async () => {
    const { user, last, address } = await open('rewards', '?customerId=c1');
    expect(last()).toEqual({
      field:
        'rewards(limit: $limit, offset: $offset, taskType: $taskType, type: $type, status: $status, customerId: $customerId, dateFrom: $dateFrom, dateTo: $dateTo)',
      variables: { limit: 10, offset: 0, customerId: 'c1' },
    });
    await filterBy(user, 'Status', 'Pending');
    await filterBy(user, 'Type', 'Voucher');
    await filterBy(user, 'Earned by', 'Birthday');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await typeDay(user, 'From', '03012026');
    await screen.findByText(/^Created: since/);
    await typeDay(user, 'To', '03312026');
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
    expect(Object.fromEntries(new URLSearchParams(address().split('?')[1]))).toEqual({
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
        'reviews(limit: $limit, offset: $offset, search: $search, sortBy: $sortBy, rating: $rating, status: $status, customerId: $customerId, productId: $productId)',
      variables: { limit: 10, offset: 0, sortBy: 'createdAtDesc' },
    });
    expect(await debounceOf(last, 'lamp')).toBe(300);
    const sort = screen.getByLabelText<HTMLSelectElement>('Sort by');
    expect([...sort.options].map(({ value }) => value)).toEqual(['createdAtDesc', 'ratingDesc', 'ratingAsc']);
    for (const wire of ['ratingDesc', 'ratingAsc']) {
      fireEvent.change(sort, { target: { value: wire } });
      await waitFor(() => expect(last()?.variables['sortBy']).toBe(wire));
    }
    await filterBy(user, 'Status', 'Pending');
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
    for (const wire of ['createdAtAsc', 'answeredAtDesc', 'publishedAtDesc']) {
      fireEvent.change(sort, { target: { value: wire } });
      await waitFor(() => expect(last()?.variables['sortBy']).toBe(wire));
    }
    for (const [word, value] of [
      ['Unanswered', 'unanswered'],
      ['Answered', 'answered'],
      ['Unpublished', 'unpublished'],
      ['Published', 'published'],
    ] as const) {
      await filterBy(user, 'Show', word);
      await waitFor(() => expect(last()?.variables['filter']).toBe(value));
    }
    expect(await debounceOf(last, 'size')).toBe(300);
  });
});

describe('the search of a list', () => {
  const customers = entityNamed('customers');

  it('[CUS-04] waits 200 ms after the last key, and a late answer never replaces a newer one', async () => {
    const answers = new Map<string, (page: object) => void>();
    const getList = vi.fn((_name: string, { filter }: { filter: { search?: string } }) => {
      const { search } = filter;
      const page = { data: manyRecords(customers, 1, () => ({ name: search ?? 'Everybody' })), total: 1 };
      if (search === undefined) return Promise.resolve(page);
      return new Promise((resolve) => answers.set(search, () => resolve(page)));
    });
    renderList(customers, stubDataProvider({ getList, listPrograms: () => Promise.resolve([]) }));
    await screen.findByText('Everybody');
    vi.useFakeTimers();
    const box = screen.getByRole('searchbox');
    const type = (text: string) => fireEvent.change(box, { target: { value: text } });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

    type('a');
    await pass(199);
    type('an');
    await pass(199);
    expect(answers.size).toBe(0);
    await pass(1);
    expect([...answers.keys()]).toEqual(['an']);

    type('ann');
    await pass(200);
    expect([...answers.keys()]).toEqual(['an', 'ann']);
    await act(async () => answers.get('ann')?.({}));
    await pass(10);
    expect(screen.getByText('ann')).toBeVisible();
    await act(async () => answers.get('an')?.({}));
    await pass(1_000);
    expect(screen.getByText('ann')).toBeVisible();
    expect(screen.queryByText('an')).toBeNull();
    expect(box).toHaveValue('ann');
  });

  it('keeps what is typed when it is longer than an address takes, and searches for its start', async () => {
    const getList = vi.fn((_name: string, _params: { filter: { search?: string } }) =>
      Promise.resolve({ data: manyRecords(customers, 1, () => ({ name: 'Ida' })), total: 1 }),
    );
    const { address } = renderList(customers, stubDataProvider({ getList, listPrograms: () => Promise.resolve([]) }));
    await screen.findByText('Ida');
    vi.useFakeTimers();
    const text = `tab\t${'x'.repeat(195)}😀 and more`;
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(new URLSearchParams(address().split('?')[1]).get('search')).toBe(`tab ${'x'.repeat(195)}`);
    expect(screen.getByRole('searchbox')).toHaveValue(text);
  });

  it('of blanks is no search: page and history stay', async () => {
    const getList = vi.fn(() =>
      Promise.resolve({ data: manyRecords(customers, 10, () => ({ name: 'Ida' })), total: 60 }),
    );
    const provider = stubDataProvider({ getList, listPrograms: () => Promise.resolve([]) });
    const { address } = renderList(customers, provider, '?page=3&limit=10');
    await screen.findAllByText('Ida');
    vi.useFakeTimers();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '  ' } });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(address()).toBe('/customers?page=3&limit=10');
  });

  it('follows the address when that changes without it', async () => {
    const getList = vi.fn(() =>
      Promise.resolve({ data: manyRecords(customers, 1, () => ({ name: 'Ida' })), total: 1 }),
    );
    const provider = stubDataProvider({ getList, listPrograms: () => Promise.resolve([]) });
    const { router } = renderList(customers, provider, '?search=ida');
    await screen.findByText('Ida');
    await act(() => router.navigate('/customers?search=ole'));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('ole'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('ida'));
  });
});
