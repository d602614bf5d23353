import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearTabStorage } from '../../../../src/lib/storage/tabStorage';
import { renderList } from '../../../support/renderList';
import { findRow, getRow } from '../../../support/rows';
import { composeServer, faq, reviews } from '../compose/composeHarness';

const three = (values: object) =>
  [0, 1, 2].map((index) => ({ _id: `id${index}`, status: 'pending', isFeatured: 0, attachments: [], ...values }));
const someReviews = () => composeServer({ reviews: three({ title: 'Lovely', rating: 5 }) });
const box = () => screen.findByRole('textbox', { name: 'Reply' });
const focusOn = (id: string) => getRow(id).getByRole('link', { name: 'Lovely' }).focus();
const getFocusedRow = () => document.activeElement?.closest('tr')?.getAttribute('data-record');

beforeEach(() => clearTabStorage());

describe('a reply in the list', () => {
  it('is written below its row: r opens it, keys are typed, Escape returns to the row and keeps the draft', async () => {
    const server = someReviews();
    const { user, currentUrl } = renderList(reviews, server.dataProvider);
    await findRow('id1');
    focusOn('id1');
    await user.keyboard('r');
    const field = await box();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field.closest('tr')?.previousElementSibling).toHaveAttribute('data-record', 'id1');

    await user.keyboard('jkx pudz/? J');
    expect(field).toHaveValue('jkx pudz/? J');
    expect(screen.queryByText(/selected/)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Send reply/ }).closest('form') ?? field);
    expect(server.writes()).toEqual([]);

    field.focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
    expect(getFocusedRow()).toBe('id1');
    expect(getRow('id1').getByText('Reply draft not sent')).toBeVisible();
    expect(getRow('id0').queryByText(/not sent/)).toBeNull();
    expect(currentUrl()).toBe('/product-reviews');

    await user.keyboard('jk');
    expect(getFocusedRow()).toBe('id1');
    await user.keyboard('r');
    expect(await box()).toHaveValue('jkx pudz/? J');
  });

  it('[REV-04] is sent once it was changed, is shown, and returns the focus to its row', async () => {
    const server = someReviews();
    const { user } = renderList(reviews, server.dataProvider);
    await findRow('id1');
    await user.click(getRow('id1').getByRole('button', { name: 'Reply' }));
    const field = await box();
    expect(screen.getByRole('button', { name: /^Send reply/ })).toBeDisabled();
    await user.type(field, 'Thank you!');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await within(await waitForRowText('id1', 'Thank you!')).findByText('Thank you!')).toBeVisible();
    expect(server.writes()).toEqual([
      { method: 'POST', path: '/admin/reviews/id1/reply', body: { reply: 'Thank you!' } },
    ]);
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull();
    expect(getFocusedRow()).toBe('id1');
    expect(getRow('id1').queryByText(/not sent/)).toBeNull();
  });

  it('is one at a time; another page closes the composer and keeps the draft', async () => {
    const server = someReviews();
    const { user, router } = renderList(reviews, server.dataProvider, '?page=0&limit=10');
    await findRow('id1');
    await user.click(getRow('id1').getByRole('button', { name: 'Reply' }));
    await user.type(await box(), 'One');
    await user.click(getRow('id2').getByRole('button', { name: 'Reply' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveValue(''));
    expect(getRow('id1').getByText('Reply draft not sent')).toBeVisible();
    await user.type(await box(), 'Two');
    await router.navigate('/product-reviews?page=0&limit=10&sort=ratingAsc');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull());
    await findRow('id2');
    expect(getRow('id2').getByText('Reply draft not sent')).toBeVisible();
  });
});

describe('a reply in the panel', () => {
  it('is written in the panel: r opens it, J and K are typed, Escape closes the composer and then the panel', async () => {
    const server = someReviews();
    const { user, currentUrl } = renderList(reviews, server.dataProvider, '?record=id1');
    const panel = within(await screen.findByRole('dialog'));
    (await panel.findByRole('button', { name: 'Close' })).focus();
    await user.keyboard('r');
    const field = await panel.findByRole('textbox', { name: 'Reply' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.getAllByRole('textbox', { name: 'Reply' })).toHaveLength(1);
    await user.keyboard('jk');
    expect(field).toHaveValue('jk');
    expect(currentUrl()).toContain('record=id1');
    await user.keyboard('{Escape}');
    expect(panel.queryByRole('textbox', { name: 'Reply' })).toBeNull();
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('j');
    await waitFor(() => expect(currentUrl()).toContain('record=id2'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('an answer with the filter for unanswered questions', () => {
  it('keeps its row while it is written, and releases it when it is sent', async () => {
    const server = composeServer({ faqs: three({ question: 'Lovely' }) });
    const { user, queryClient } = renderList(faq, server.dataProvider);
    await findRow('id1');
    focusOn('id1');
    await user.keyboard('r');
    const field = await screen.findByRole('textbox', { name: 'Answer' });
    await user.type(field, 'Yes.');
    // Another user deletes it, and the list is refetched.
    server.remove('id0');
    server.remove('id1');
    await queryClient.refetchQueries();
    await waitFor(() => expect(document.querySelector('tr[data-record="id0"]')).toBeNull());
    expect(field).toBeVisible();
    expect(field).toHaveValue('Yes.');
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('tr[data-record="id1"]')).toBeNull());
    expect(getFocusedRow()).toBe('id2');
  });
});

/** Returns the row of a record once it contains the text. */
async function waitForRowText(id: string, text: string): Promise<HTMLElement> {
  return waitFor(() => {
    const row = document.querySelector<HTMLElement>(`tr[data-record="${id}"]`);
    if (!row?.textContent?.includes(text)) throw new Error(`'${id}' does not contain '${text}'`);
    return row;
  });
}
