import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRecord, createRecords, getEntity } from '../../../support/records';
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

it('shows only the flagged rows of all pages, as a filter: header, selection and URL follow', async () => {
  const spam = { title: 'Cheap', description: 'See www.cheap.example' };
  const rows = createRecords(reviews, 72, (index) => ({ status: 'pending', ...(texts[index] ?? { title: 'Nice' }) }));
  const provider = listServer(reviews, [...rows, createRecord(reviews, 'last', spam)]).provider();
  const { user, currentUrl } = renderList(reviews, provider);
  await findRow('id0');
  await user.click(screen.getByRole('checkbox', { name: 'Select Soft' }));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Flagged' }));
  await waitFor(() => expect(ids()).toEqual(['id0', 'id2', 'last']));
  expect(currentUrl()).toBe('/product-reviews?page=0&limit=10&only=flagged');
  expect(screen.getAllByText('3 product reviews')).not.toHaveLength(0);
  expect(getRow('last').getByRole('button', { name: 'Contains a link' })).toBeVisible();
  // Hidden rows are deselected.
  expect(screen.queryByText(/ selected$/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Remove Flagged' }));
  await waitFor(() => expect(ids()).toHaveLength(10));
});

it('keeps the flags of a row that is the same as one of another page', async () => {
  const long = 'The sleeves are a little long for me, but I like it.';
  const rows = createRecords(reviews, 30, (index) => ({
    title: 'Nice',
    description: index % 29 === 0 ? long : null,
  }));
  renderList(reviews, listServer(reviews, rows).provider(), '?flagged=1');
  await findRow('id29');
  expect(ids()).toEqual(['id0', 'id29']);
  expect(await getRow('id0').findByRole('button', { name: 'Duplicate text' })).toBeVisible();
});

it('shows nothing for a list without flag rules', async () => {
  const customers = getEntity('customers');
  const provider = listServer(
    customers,
    createRecords(customers, 2, () => ({ name: 'DO NOT BUY HERE' })),
  ).provider();
  renderList(customers, provider, '?only=flagged');
  await findRow('id0');
  expect(ids()).toEqual(['id0', 'id1']);
});
