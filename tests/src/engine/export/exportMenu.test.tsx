import { screen, waitFor, within } from '@testing-library/react';
import Papa from 'papaparse';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Entity } from '../../../../resources/entity';
import { createGate } from '../../../support/createGate';
import { createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow, getRow } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

type User = ReturnType<typeof renderList>['user'];

const reviews = getEntity('product-reviews');

/** Files passed to the browser's downloads. */
function downloads() {
  const files: { name: string; file: Blob }[] = [];
  let last: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file instanceof Blob ? file : null;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (last && this.download) files.push({ name: this.download, file: last });
  });
  return files;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the export of a list', () => {
  it('[LIST-08] exports all matching rows, or the selection, as CSV without formulas', async () => {
    const files = downloads();
    const values = (index: number) => ({ title: `=1+${index}`, status: index % 2 === 0 ? 'pending' : 'approved' });
    const server = listServer(reviews, createRecords(reviews, 240, values));
    const { user } = renderList(reviews, server.provider(), '?status=pending');
    await findRow('id0');
    const getLines = async (index: number) => {
      await waitFor(() => expect(files).toHaveLength(index + 1));
      const text = await files[index]?.file.text();
      return Papa.parse<Record<string, string>>((text ?? '').replace('\uFEFF', ''), {
        header: true,
        skipEmptyLines: true,
      }).data;
    };

    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { hidden: true, name: 'Export all 120 as CSV' }));
    const all = await getLines(0);
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, index) => `id${index * 2}`));
    expect(all[1]?.['Title']).toBe("'=1+2");
    expect(files[0]?.name).toMatch(/^product-reviews-\d{4}-\d\d-\d\d\.csv$/);
    expect(await screen.findByText('Exported 120 rows')).toBeVisible();
    // The result is a notification instead.
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Export' })).toBeNull());

    await user.click(getRow('id4').getByRole('checkbox'));
    await user.click(getRow('id8').getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { hidden: true, name: 'Export 2 selected as CSV' }));
    expect((await getLines(1)).map(({ id }) => id)).toEqual(['id4', 'id8']);

    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await screen.findByRole('button', { name: 'Select all 120' }));
    await user.click(getRow('id4').getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { hidden: true, name: 'Export 119 selected as CSV' }));
    const ids = all.map(({ id }) => id);
    expect((await getLines(2)).map(({ id }) => id)).toEqual(ids.filter((id) => id !== 'id4'));
  });

  it('closes the menu of a phone that it was chosen in', async () => {
    downloads();
    const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () => media);
    const { user } = renderList(reviews, listServer(reviews, createRecords(reviews, 3)).provider());
    await user.click(await screen.findByRole('button', { name: 'Sort, columns, and export' }));
    const tools = screen.getByRole('dialog', { hidden: true, name: 'Sort, columns, and export' });
    await user.click(within(tools).getByRole('button', { hidden: true, name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { hidden: true, name: 'Export all 3 as CSV' }));
    expect(await screen.findByText('Exported 3 rows')).toBeVisible();
    expect(tools).not.toBeInTheDocument();
  });

  it('[LIST-08] writes what the list shows instead of ids and codes: programs, states and discounts', async () => {
    const files = downloads();
    const exportAll = async (entity: Entity, records: ReturnType<typeof createRecords>) => {
      const { user, unmount } = renderList(entity, listServer(entity, records).provider());
      await user.click(await screen.findByRole('button', { name: 'Export' }));
      await user.click(screen.getByRole('menuitem', { hidden: true, name: `Export all ${records.length} as CSV` }));
      await screen.findByText(/^Exported/);
      unmount();
      const text = (await files.at(-1)?.file.text())?.replace('\uFEFF', '') ?? '';
      return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
    };
    const customers = getEntity('customers');
    const programs = [null, '-1', 'p1'];
    const members = createRecords(customers, 3, (index) => ({ loyaltyProgramId: programs[index] }));
    const shown = await exportAll(customers, members);
    expect(shown.map((row) => row['Loyalty program'])).toEqual(['Circle', 'Excluded', 'Circle']);

    const discountConfig = { discountType: 'percentage', discountValue: 10, freeProduct: null };
    const values = { type: 'coupon_code', status: 'pending', task_type: 'place_an_order', discountConfig };
    const [reward] = await exportAll(
      getEntity('rewards'),
      createRecords(getEntity('rewards'), 1, () => values),
    );
    expect(reward).toMatchObject({
      Type: 'Voucher',
      Activity: 'Placed an order',
      Status: 'Pending',
      Discount: '10% off',
    });
  });

  it.each([
    { search: '?only=noReply', ids: ['id230', 'id239'], count: 10 },
    { search: '?flagged=1', ids: ['id7', 'id207'], count: 6 },
  ])('[LIST-08] exports what the filters of the page show, from all pages: $search', async ({ search, ids, count }) => {
    const files = downloads();
    const values = (index: number) => ({
      description: index % 40 === 7 ? 'Cheap: http://spam.example' : null,
      reply: index < 230 ? 'Thanks' : '',
    });
    const server = listServer(reviews, createRecords(reviews, 240, values));
    const { user } = renderList(reviews, server.provider(), search);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { hidden: true, name: `Export all ${count} as CSV` }));
    expect(await screen.findByText(`Exported ${count} rows`)).toBeVisible();
    const rows = (await files[0]?.file.text())?.trim().split('\r\n').slice(1) ?? [];
    expect([rows[0], rows.at(-1)].map((row) => row?.split(',')[0])).toEqual(ids);
  });

  it('[LIST-08] reads past a malformed row, and says that it is missing from the file', async () => {
    const files = downloads();
    const server = listServer(reviews, createRecords(reviews, 240));
    const getList = async (...parameters: Parameters<typeof server.getList>) => {
      const { data, total } = await server.getList(...parameters);
      const readable = data.filter(({ id }) => id !== 'id70');
      return { data: readable, total, meta: { leftOut: data.length - readable.length } };
    };
    const { user } = renderList(reviews, server.provider({ getList }));
    await findRow('id0');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { hidden: true, name: 'Export all 240 as CSV' }));
    expect(await screen.findByText('Exported 239 rows')).toBeVisible();
    expect(screen.getByText('1 row couldn’t be read and is missing from the file.')).toBeVisible();
    expect(files).toHaveLength(1);
  });

  it('[LIST-08] counts what it has read where the server has no total, and says that it may be incomplete', async () => {
    const files = downloads();
    const server = listServer(reviews, createRecords(reviews, 120));
    const gate = createGate();
    const getList = async (...parameters: Parameters<typeof server.getList>) => {
      const { data } = await server.getList(...parameters);
      const { page, perPage } = parameters[1].pagination;
      if (perPage === 50 && page === 2) await gate.pass();
      return { data, pageInfo: { hasNextPage: data.length === perPage } };
    };
    const { user } = renderList(reviews, server.provider({ getList }));
    await findRow('id0');
    const open = gate.close();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { hidden: true, name: 'Export all 10+ as CSV' }));
    const progress = await screen.findByRole('progressbar', { name: 'Rows exported so far: 50' });
    expect(progress).not.toHaveAttribute('value');
    open();
    expect(await screen.findByText('Exported 120 rows')).toBeVisible();
    expect(screen.getByText(/^We couldn’t find out how many rows there are/)).toBeVisible();
    expect(files).toHaveLength(1);
  });

  it.each([
    ['the button', (user: User) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', (user: User) => user.keyboard('{Escape}')],
  ])('[LIST-08] is canceled by %s, without a file and without further reads', async (_, cancel) => {
    const files = downloads();
    const server = listServer(reviews, createRecords(reviews, 240));
    const gate = createGate();
    const open = gate.close();
    const getList = async (...parameters: Parameters<typeof server.getList>) => {
      if (parameters[1].pagination.perPage === 50) await gate.pass();
      return server.getList(...parameters);
    };
    const { user } = renderList(reviews, server.provider({ getList }));
    await findRow('id0');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(screen.getByRole('menuitem', { hidden: true, name: 'Export all 240 as CSV' }));
    (await screen.findByRole('region', { name: 'Export' })).focus();
    await cancel(user);
    open();
    expect(await screen.findByText('Export canceled. No file was created.')).toBeVisible();
    expect(server.reads().filter(({ pagination }) => pagination.perPage === 50)).toHaveLength(3);
    expect(files).toEqual([]);
  });
});
