import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow, getRow } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const reviews = getEntity('product-reviews');
const texts = [
  { title: 'DO NOT BUY HERE', description: 'Write to kim@shop.example instead.' },
  { title: 'Soft', description: 'I am 5\'8" and the XL from the USA fits.' },
  { title: 'Warm', description: 'See www.cheap.example for more.' },
];
const server = (count = 12) =>
  listServer(
    reviews,
    createRecords(reviews, count, (index) => ({
      status: 'pending',
      isFeatured: 0,
      ...(texts[index] ?? { title: 'Nice' }),
    })),
  );
const ids = () => [...document.querySelectorAll<HTMLElement>('tr[data-record]')].map((row) => row.dataset['record']);
const marks = (id: string) =>
  [...document.querySelectorAll(`tr[data-record="${id}"] mark`)].map((mark) => mark.textContent);
const toggle = () => screen.findByRole('button', { name: 'Flagged only (2 of 10 on this page)' });

it('shows the rules that a review matches, explains them on focus, and highlights the passages', async () => {
  const { user } = renderList(reviews, server().provider());
  await findRow('id0');
  const pill = await getRow('id0').findByRole('button', { name: 'Contains contact details' });
  expect(pill).toHaveAccessibleDescription(
    /text contains an email address, phone number, or account name: “kim@shop\.example”/,
  );
  expect(getRow('id0').getByRole('button', { name: 'All caps' })).toBeVisible();
  expect(getRow('id2').getByRole('button', { name: 'Contains a link' })).toBeVisible();
  expect(getRow('id1').queryByRole('button', { name: /text|capitals/ })).toBeNull();
  expect([marks('id0'), marks('id1'), marks('id2')]).toEqual([
    ['DO NOT BUY HERE', 'kim@shop.example'],
    [],
    ['www.cheap.example'],
  ]);

  const openPopovers = () => document.querySelectorAll('[popover][aria-hidden]');
  expect(openPopovers()).toHaveLength(0);
  await user.hover(pill);
  expect(openPopovers()).toHaveLength(1);
  await user.unhover(pill);
  expect(openPopovers()).toHaveLength(0);
  pill.focus();
  await waitFor(() => expect(openPopovers()).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(openPopovers()).toHaveLength(0);
  expect(pill).toHaveFocus();
});

it('shows only the flagged rows of the page with a message, and keeps count, pages and URL of the list right', async () => {
  const { user, currentUrl, router } = renderList(reviews, server().provider());
  await findRow('id0');
  await user.click(screen.getByRole('checkbox', { name: 'Select Soft' }));
  await user.click(await toggle());
  await waitFor(() => expect(ids()).toEqual(['id0', 'id2']));
  expect(currentUrl()).toBe('/product-reviews?page=0&limit=10&flagged=1');
  expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Page 1 of 2')).toBeVisible();
  expect(screen.getByText('12 product reviews')).toBeVisible();
  // Hidden rows are deselected. “Select this page” means the visible rows, and “Select all” is not offered.
  expect(screen.queryByText(/ selected$/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(await screen.findByText('2 selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();

  document.querySelector<HTMLElement>('tr[data-record="id0"] [data-opens]')?.focus();
  await user.keyboard('j');
  expect(document.activeElement?.closest('tr')).toHaveAttribute('data-record', 'id2');
  await user.keyboard('j');
  expect(document.activeElement?.closest('tr')).toHaveAttribute('data-record', 'id2');

  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Nothing is flagged on this page')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all 2' }));
  await waitFor(() => expect(ids()).toEqual(['id10', 'id11']));
  await router.navigate(-1);
  await router.navigate(-1);
  await waitFor(() => expect(ids()).toEqual(['id0', 'id2']));
});

it('restores the flagged rows from the URL', async () => {
  renderList(reviews, server().provider(), '?flagged=1');
  await findRow('id0');
  expect(ids()).toEqual(['id0', 'id2']);
});

it('updates after an action: a row that has left the page is no longer counted', async () => {
  const { user } = renderList(reviews, server(3).provider(), '?status=pending');
  await findRow('id0');
  await screen.findByRole('button', { name: 'Flagged only (2 of 3 on this page)' });
  await user.click(within(document.body).getAllByRole('button', { name: 'Publish' })[0] ?? document.body);
  expect(await screen.findByRole('button', { name: /Flagged only \(1 of \d on this page\)/ })).toBeVisible();
});

it('shows nothing for a list without flag rules', async () => {
  const customers = getEntity('customers');
  const provider = listServer(
    customers,
    createRecords(customers, 2, () => ({ name: 'DO NOT BUY HERE' })),
  ).provider();
  renderList(customers, provider, '?flagged=1');
  await findRow('id0');
  expect(ids()).toEqual(['id0', 'id1']);
  expect(screen.queryByRole('button', { name: /Flagged/ })).toBeNull();
});
