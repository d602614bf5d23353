import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { createGate } from '../../../support/createGate';
import { createRecord, createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow, getRow } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const reviews = getEntity('product-reviews');
const customers = getEntity('customers');
const rewards = getEntity('rewards');
const rowIds = () => screen.queryAllByRole('row').flatMap(({ dataset }) => dataset['record'] ?? []);

// Modules are compiled on first use, which is not part of any test.
beforeAll(async () => {
  await import('../../../../src/engine/filters/FilterList');
  await import('../../../../src/ui/form/DayRangePicker');
}, 60_000);

describe('filters that the API doesn’t have', () => {
  it('leave out rows, and are in the URL; all other rows are one click away', async () => {
    const image = { _id: 'a', src: 'https://media.example/1.jpg', type: 'image', thumbnail: null };
    const rows = createRecords(reviews, 4, (index) => ({
      title: `Review ${index}`,
      attachments: index < 2 ? [image] : [],
      reply: index === 1 ? 'Thank you!' : null,
    }));
    const { user, currentUrl } = renderList(reviews, listServer(reviews, rows).provider(), '?page=0&limit=10');
    await findRow('id0');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Has photos or videos' }));
    await waitFor(() => expect(rowIds()).toEqual(['id0', 'id1']));
    await user.click(screen.getByRole('checkbox', { name: 'No reply' }));
    await waitFor(() => expect(rowIds()).toEqual(['id0']));
    expect(within(screen.getByRole('group', { name: 'More filters' })).getAllByRole('checkbox')).toHaveLength(3);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Has photos or videos')).toBeVisible();
    expect(currentUrl()).toBe('/product-reviews?page=0&limit=10&only=hasPhoto%2CnoReply');

    await user.click(getRow('id0').getByRole('checkbox'));
    // Rows that are left out are not selected.
    expect(screen.queryByRole('button', { name: /^Select all \d/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Remove Has photos or videos' }));
    await waitFor(() => expect(rowIds()).toEqual(['id0', 'id2', 'id3']));
  });

  it.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['a click outside', (user: UserEvent) => user.click(document.body)],
  ])('take what was typed before %s closes them at once', async (_, close) => {
    const rows = createRecords(rewards, 3, (index) => ({ coupon_code: `CODE-${index}` }));
    const { user } = renderList(rewards, listServer(rewards, rows).provider(), '?page=0&limit=10');
    await findRow('id0');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const page = within(await screen.findByRole('group', { name: 'More filters' }));
    await user.click(page.getByRole('textbox', { name: 'Code or order number' }));
    await user.paste('code-2');
    await close(user);
    expect(screen.queryByRole('group', { name: 'More filters' })).toBeNull();
    await waitFor(() => expect(rowIds()).toEqual(['id2']));
  });

  it('[RWD-01] find rewards by code or order number', async () => {
    const rows = [
      createRecord(rewards, 'id0', { coupon_code: 'SUMMER-10' }),
      createRecord(rewards, 'id1', { order: { _id: 'o1', number: '#1042' } }),
    ];
    const { user, currentUrl } = renderList(rewards, listServer(rewards, rows).provider(), '?page=0&limit=10');
    await findRow('id0');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const page = within(await screen.findByRole('group', { name: 'More filters' }));
    const box = page.getByRole('textbox', { name: 'Code or order number' });
    await user.type(box, 'summer');
    await waitFor(() => expect(rowIds()).toEqual(['id0']));
    expect(currentUrl()).toBe('/rewards?page=0&limit=10&only=number%3Asummer');
    await user.clear(box);
    await user.type(box, '1042');
    await waitFor(() => expect(rowIds()).toEqual(['id1']));
    await user.keyboard('{Escape}');
    expect(screen.getByText('Code or order number: 1042')).toBeVisible();
  });

  it.each([
    ['product-reviews', 'Submitted'],
    ['faq', 'Asked'],
  ])('leave out rows of %s by days, which the chip names', async (name, label) => {
    const entity = getEntity(name);
    const rows = createRecords(entity, 3, (index) => ({ createdAt: `2026-11-1${index}T12:00:00.000Z` }));
    const query = '?page=0&limit=10&only=dates%3A2026-11-11..2026-11-11';
    const { user } = renderList(entity, listServer(entity, rows).provider(), query);
    await findRow('id1');
    expect(rowIds()).toEqual(['id1']);
    expect(screen.getByText(`${label}: Nov 11, 2026 – Nov 11, 2026`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('group', { name: label })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(rowIds()).toEqual(['id0', 'id1', 'id2']));
  });

  it('say that nothing matches, with a button that clears them', async () => {
    const rows = createRecords(customers, 2, (index) => ({ name: `Customer ${index}`, totalPoints: index * 100 }));
    const provider = listServer(customers, rows).provider();
    const { user } = renderList(customers, provider, '?page=0&limit=10&only=pointsRange%3A500..');
    expect(await screen.findByText('No results found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await findRow('id1');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.type(await screen.findByRole('textbox', { name: 'Points from' }), '50');
    await waitFor(() => expect(rowIds()).toEqual(['id1']));
    await user.type(screen.getByRole('textbox', { name: 'Points to' }), '70');
    expect(await screen.findByText('Points: 50–70')).toBeVisible();
  });

  it('read numbers with separators of thousands, and say of others that they aren’t applied', async () => {
    const rows = createRecords(customers, 2, (index) => ({ name: `Customer ${index}`, totalPoints: index * 2000 }));
    const { user } = renderList(customers, listServer(customers, rows).provider(), '?page=0&limit=10');
    await findRow('id0');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const from = await screen.findByRole('textbox', { name: 'Points from' });
    await user.type(from, '1,000');
    await waitFor(() => expect(from).toHaveValue('1000'));
    await waitFor(() => expect(rowIds()).toEqual(['id1']));
    for (const text of ['abc', '-5', '900.5', '1.000', '1234567890']) {
      await user.clear(from);
      await user.type(from, text);
      expect(from).toHaveAccessibleDescription(/^Enter a whole number, such as 250/);
    }
    await user.clear(from);
    expect(from).not.toHaveAccessibleDescription(/whole number/);
    await waitFor(() => expect(rowIds()).toEqual(['id0', 'id1']));
  });

  describe('of a list of 240 rows, of which every twelfth matches', () => {
    const ids = Array.from({ length: 20 }, (_, index) => `id${index * 12}`);
    const open = (getList?: (...parameters: Parameters<typeof server.getList>) => Promise<unknown>) => {
      server = listServer(
        reviews,
        createRecords(reviews, 240, (index) => ({
          title: `Review ${index}`,
          reply: index % 12 === 0 ? null : 'Thanks!',
        })),
      );
      return renderList(reviews, server.provider(getList && { getList }), '?page=0&limit=10&only=noReply');
    };
    let server = listServer(reviews, []);
    const readPages = () => server.reads().map(({ pagination }) => pagination.page);

    it('are searched until a page is full; header, paging, selection and export have the same rows', async () => {
      const { user } = open();
      await waitFor(() => expect(rowIds()).toEqual(ids.slice(0, 10)));
      expect(await screen.findByText('Searched 150 of 240. Found: 13')).toBeVisible();
      expect(readPages()).toEqual([1, 2, 3]);
      expect(screen.queryByText('240 product reviews')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await waitFor(() => expect(rowIds()).toEqual(ids.slice(10)));
      // Rows read for the first page aren't read again.
      expect(readPages()).toEqual([1, 2, 3, 4, 5]);
      expect(await screen.findAllByText('20 product reviews')).not.toHaveLength(0);
      expect(screen.getByText('Page 2 of 2')).toBeVisible();
      expect(screen.queryByText(/^Searched/)).toBeNull();
      await user.click(getRow('id120').getByRole('checkbox'));
      await user.click(await screen.findByRole('button', { name: 'Select all 20' }));
      expect(await screen.findByText('All 20 selected')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Export' }));
      expect(screen.getByRole('menuitem', { hidden: true, name: 'Export all 20 as CSV' })).toBeInTheDocument();
    });

    it('are searched to the end on request', async () => {
      const { user } = open();
      await user.click(await screen.findByRole('button', { name: 'Search the rest' }));
      expect(await screen.findAllByText('20 product reviews')).not.toHaveLength(0);
      expect(screen.getByText('Page 1 of 2')).toBeVisible();
      expect(rowIds()).toEqual(ids.slice(0, 10));
      expect(readPages()).toEqual([1, 2, 3, 4, 5]);
    });

    it('show what was found so far, and stop on request', async () => {
      const gate = createGate();
      const release = gate.close();
      const { user } = open(async (...parameters) => {
        if (parameters[1].pagination.page === 2) await gate.pass();
        return server.getList(...parameters);
      });
      expect(await screen.findByText('Searched 50 of 240. Found: 5')).toBeVisible();
      expect(rowIds()).toEqual(ids.slice(0, 5));
      await user.click(screen.getByRole('button', { name: 'Stop' }));
      expect(await screen.findByRole('button', { name: 'Search the rest' })).toBeVisible();
      release();
      await waitFor(() => expect(screen.getByText('Searched 100 of 240. Found: 9')).toBeVisible());
      expect(readPages()).toEqual([1, 2]);
    });
  });
});
