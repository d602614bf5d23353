import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
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

describe('filters of the page', () => {
  it('leave out rows of the page, say so, and are in the URL; all other rows are one click away', async () => {
    const image = { _id: 'a', src: 'https://media.example/1.jpg', type: 'image', thumbnail: null };
    const rows = createRecords(reviews, 4, (index) => ({
      title: `Review ${index}`,
      attachments: index < 2 ? [image] : [],
      reply: index === 1 ? 'Thank you!' : null,
    }));
    const { user, currentUrl } = renderList(reviews, listServer(reviews, rows).provider(), '?page=0&limit=10');
    await findRow('id0');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Has photo' }));
    await waitFor(() => expect(rowIds()).toEqual(['id0', 'id1']));
    await user.click(screen.getByRole('checkbox', { name: 'No reply' }));
    await waitFor(() => expect(rowIds()).toEqual(['id0']));
    expect(within(screen.getByRole('group', { name: 'This page only' })).getAllByRole('checkbox')).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(screen.getByText('Has photo on this page')).toBeVisible();
    expect(currentUrl()).toBe('/product-reviews?page=0&limit=10&only=hasPhoto%2CnoReply');

    await user.click(getRow('id0').getByRole('checkbox'));
    // Rows that the page leaves out are not selected.
    expect(screen.queryByRole('button', { name: /^Select all \d/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Remove Has photo on this page' }));
    await waitFor(() => expect(rowIds()).toEqual(['id0', 'id2', 'id3']));
  });

  it('[RWD-01] find rewards by code or order number', async () => {
    const rows = [
      createRecord(rewards, 'id0', { coupon_code: 'SUMMER-10' }),
      createRecord(rewards, 'id1', { order: { _id: 'o1', number: '#1042' } }),
    ];
    const { user, currentUrl } = renderList(rewards, listServer(rewards, rows).provider(), '?page=0&limit=10');
    await findRow('id0');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const page = within(await screen.findByRole('group', { name: 'This page only' }));
    const box = page.getByRole('textbox', { name: 'Code or order number' });
    await user.type(box, 'summer');
    await waitFor(() => expect(rowIds()).toEqual(['id0']));
    expect(currentUrl()).toBe('/rewards?page=0&limit=10&only=number%3Asummer');
    await user.clear(box);
    await user.type(box, '1042');
    await waitFor(() => expect(rowIds()).toEqual(['id1']));
    await user.keyboard('{Escape}');
    expect(screen.getByText('Code or order number 1042 on this page')).toBeVisible();
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
    expect(screen.getByText(`${label} Nov 11, 2026 – Nov 11, 2026 on this page`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    expect(await screen.findByRole('group', { name: label })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(rowIds()).toEqual(['id0', 'id1', 'id2']));
  });

  it('show why a page is empty, with a button that clears them', async () => {
    const rows = createRecords(customers, 2, (index) => ({ name: `Customer ${index}`, totalPoints: index * 100 }));
    const provider = listServer(customers, rows).provider();
    const { user } = renderList(customers, provider, '?page=0&limit=10&only=pointsRange%3A500..');
    expect(await screen.findByText(/Only the rows of this page are filtered/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await findRow('id1');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.type(await screen.findByRole('textbox', { name: 'Points from' }), '50');
    await waitFor(() => expect(rowIds()).toEqual(['id1']));
    await user.type(screen.getByRole('textbox', { name: 'Points to' }), '70');
    expect(await screen.findByText('Points 50–70 on this page')).toBeVisible();
  });
});
