import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../dataProvider/errors';
import { clearTabStorage } from '../../../../src/lib/storage/tabStorage';
import { createRecord, createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { listServer } from '../../../support/stubDataProvider';

afterEach(() => clearTabStorage());

const reviews = getEntity('product-reviews');
const customers = getEntity('customers');
const ada = { _id: 'c1', name: 'Ada Lovelace', firstName: null, lastName: null, emailAddress: 'ada@example.org' };
const people = [createRecord(customers, 'c1', ada), createRecord(customers, 'c2', { name: 'Grace Hopper' })];
const products = [
  { productId: 'p1', name: 'Wool scarf', slug: 'wool-scarf', imageUrl: null, price: 24.5 },
  { productId: 'p2', name: 'Wool hat', slug: 'wool-hat', imageUrl: null, price: null },
];

interface ListParams {
  pagination: { page: number; perPage: number };
  filter: Readonly<Record<string, string>>;
  sort: { field: string; order: string };
}

/** A list of reviews, with customers and products to search for. */
function openReviews(query = '', rows = createRecords(reviews, 3)) {
  const list = listServer(reviews, rows);
  const searches: unknown[] = [];
  const provider = list.provider({
    getList: async (name: string, params: ListParams) => {
      if (name === reviews.name) return list.getList(name, params);
      searches.push(params.filter);
      const text = (params.filter['search'] ?? '').toLowerCase();
      const data = people.filter((person) => String(person['name']).toLowerCase().includes(text));
      return { data, total: data.length };
    },
    getOne: vi.fn(async (_name: string, { id }: { id: string }) => {
      const data = people.find((person) => person.id === id);
      if (!data) throw new AppError({ kind: 'notFound' });
      return { data };
    }),
    searchProducts: async ({ search }: { search: string }) => {
      searches.push({ product: search });
      const items = products.filter(({ name }) => name.toLowerCase().includes(search));
      return { items, total: items.length };
    },
  });
  return { ...renderList(reviews, provider, query), ...list, searches };
}

async function openFilters(user: ReturnType<typeof openReviews>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  return screen.getByRole('dialog', { name: 'Filter' });
}

describe('a filter by a record of another entity', () => {
  it('is found by typing, stored in the URL, and named in its chip', async () => {
    const { user, currentUrl, reads, searches } = openReviews();
    const panel = await openFilters(user);
    const box = await within(panel).findByRole('combobox', { name: 'Customer' });
    await user.type(box, 'ada');
    await user.click(await within(panel).findByRole('option', { name: /Ada Lovelace.*ada@example\.org/ }));
    expect(searches).toContainEqual({ search: 'ada' });
    await waitFor(() => expect(reads().at(-1)?.filter).toEqual({ customerId: 'c1' }));
    expect(currentUrl()).toContain('customerId=c1');
    expect(await screen.findByText('Customer: Ada Lovelace')).toBeVisible();
    expect(box).toHaveValue('Ada Lovelace');
    // The panel stays open for the next filter.
    expect(panel).toBeVisible();
  });

  it('finds products in the catalog, distinguished by price and URL', async () => {
    const { user, reads, searches } = openReviews();
    const panel = await openFilters(user);
    await user.type(await within(panel).findByRole('combobox', { name: 'Product' }), 'wool');
    const found = within(await within(panel).findByRole('listbox', { name: 'Product' })).getAllByRole('option');
    expect(found.map(({ textContent }) => textContent)).toEqual(['Wool scarf€24.50 · wool-scarf', 'Wool hatwool-hat']);
    expect(searches).toContainEqual({ product: 'wool' });
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(reads().at(-1)?.filter).toEqual({ productId: 'p2' }));
    expect(await screen.findByText('Product: Wool hat')).toBeVisible();
  });

  it('shows the name of the picked record after a reload, even if no row has it', async () => {
    const first = openReviews();
    const panel = await openFilters(first.user);
    await first.user.type(await within(panel).findByRole('combobox', { name: 'Product' }), 'scarf');
    await first.user.click(await within(panel).findByRole('option', { name: /Wool scarf/ }));
    await screen.findByText('Product: Wool scarf');
    first.unmount();
    openReviews('?productId=p1', []);
    expect(await screen.findByText('Product: Wool scarf')).toBeVisible();
  });

  it('looks up the name of a customer that no row has', async () => {
    openReviews('?customerId=c2');
    expect(await screen.findByText('Customer: Grace Hopper')).toBeVisible();
  });

  it('shows the id if the name is unknown', async () => {
    openReviews('?productId=p9&customerId=c9', []);
    expect(await screen.findByText('Product: p9')).toBeVisible();
    expect(await screen.findByText('Customer: c9')).toBeVisible();
  });

  it('is removed by the clear button of its field', async () => {
    const { user, currentUrl } = openReviews('?customerId=c1', [createRecord(reviews, 'r1', { customer: ada })]);
    expect(await screen.findByText('Customer: Ada Lovelace')).toBeVisible();
    const panel = await openFilters(user);
    await user.click(await within(panel).findByRole('button', { name: 'Clear Customer' }));
    await waitFor(() => expect(currentUrl()).not.toContain('customerId'));
    expect(screen.queryByText('Customer: Ada Lovelace')).toBeNull();
  });
});
