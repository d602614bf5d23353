import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../../dataProvider';
import { AppError } from '../../../../dataProvider/errors';
import type { HttpRequest } from '../../../../dataProvider/http/http';
import { createRecordingHttp } from '../../../support/createRecordingHttp';
import { createRecord, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow, getRow, openRowMenu, runRowAction } from '../../../support/rows';

const reviews = getEntity('product-reviews');
const lamp = { productId: 'p1', name: 'Lamp', slug: 'lamp' };
const vase = { productId: 'p2', name: 'Vase', slug: 'vase', imageUrl: null, price: 12 };

/** Renders a list with a review of the lamp. Tests resolve the responses to writes by hand. */
async function openList() {
  const records = [
    createRecord(reviews, 'r1', { title: 'Lovely', status: 'pending', isFeatured: 0, product: lamp }),
    createRecord(reviews, 'r2', { title: 'Broken', status: 'pending', isFeatured: 0, product: null }),
  ];
  const { http } = createRecordingHttp({ reviews: records });
  const writes: Pick<HttpRequest, 'method' | 'path' | 'body'>[] = [];
  const answers: { give: (answer: unknown) => void; refuse: (error: AppError) => void }[] = [];
  const provider = createDataProvider((request) => {
    const { method, path, body } = request;
    if (path === '/admin/products') {
      const items = [{ ...lamp, imageUrl: null, price: 40 }, vase];
      return Promise.resolve({ total: items.length, items });
    }
    if (method === 'GET' || path === '/admin/graphql') return http(request);
    writes.push({ method, path, body });
    return new Promise((give, refuse) => answers.push({ give, refuse }));
  });
  const view = renderList(reviews, provider);
  await findRow('r1');
  return { ...view, writes, answers };
}

async function choose(product: string, user: UserEvent) {
  const dialog = await screen.findByRole('dialog', { name: 'Move to another product: review “Lovely”' });
  const box = within(dialog).getByRole('combobox', { name: /^Product/ });
  await user.clear(box);
  await user.type(box, product.slice(0, 2));
  await user.click(await screen.findByRole('option', { name: new RegExp(product) }));
  return dialog;
}
const move = (productId: string) => ({ method: 'PATCH', path: '/admin/reviews/r1', body: { productId } });

describe('a review', () => {
  it('[REV-05] moves to another product: PATCH { productId }, optimistic, rolled back on failure, undone by the inverse request', async () => {
    const { user, writes, answers } = await openList();
    await runRowAction('r1', 'Move to another product', user);
    const dialog = await choose('Vase', user);
    expect(writes).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getRow('r1').getByText('Vase')).toBeVisible();
    await waitFor(() => expect(writes).toEqual([move('p2')]));

    await act(async () =>
      answers[0]?.refuse(new AppError({ kind: 'conflict', status: 409, message: 'It was merged.' })),
    );
    await waitFor(() => expect(getRow('r1').getByText('Lamp')).toBeVisible());
    expect(await screen.findByText(/It was merged\./)).toHaveTextContent(
      'Couldn’t complete “Move to another product” for review “Lovely”',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(getRow('r1').getByText('Vase')).toBeVisible();
    await waitFor(() => expect(writes).toEqual([move('p2'), move('p2')]));
    expect(screen.queryByText('Moved to another product: review “Lovely”')).toBeNull();

    await act(async () => answers[1]?.give({}));
    expect(await screen.findByText('Moved to another product: review “Lovely”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(getRow('r1').getByText('Lamp')).toBeVisible();
    expect(writes).toEqual([move('p2'), move('p2'), move('p1')]);
    await act(async () => answers[2]?.give({}));
    expect(await screen.findByText('Change to review “Lovely” undone')).toBeVisible();
  });

  it('is not moved if the dialog is canceled, or to its current product', async () => {
    const { user, writes } = await openList();
    getRow('r1').getByRole('link', { name: 'Lovely' }).focus();
    await user.keyboard('o');
    const dialog = await choose('Lamp', user);
    expect(within(dialog).getByText('Current product: Lamp')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Move' })).toBeDisabled();
    expect(within(dialog).getByText('This is already the current one.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes).toEqual([]);
    expect(document.activeElement?.closest('tr')).toHaveAttribute('data-record', 'r1');
  });

  it('is moved and replied to one at a time: bulk actions offer neither, and the shortcut list has their keys', async () => {
    const { user } = await openList();
    const entries = await openRowMenu('r1', user);
    expect(entries.map(({ textContent }) => textContent)).toContain('Move to another productO');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = await screen.findByRole('region', { name: 'Bulk actions' });
    const offered = within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(offered.filter((text) => /Move|Reply/.test(text ?? ''))).toEqual([]);
    expect(offered).toContain('Publish (2)');
    await user.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const line = (label: string) => within(keys).getByText(label).nextElementSibling?.textContent;
    expect([line('Reply'), line('Move to another product')]).toEqual(['R', 'O']);
  });
});
