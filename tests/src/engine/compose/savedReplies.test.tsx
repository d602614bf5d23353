import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SavedReply } from '../../../../resources/settings';
import { type ComposeServer, composeServer, failures, openComposer, reviews } from './composeHarness';

const anna = { _id: 'c1', name: 'Anna Vik', firstName: 'Anna' };
const lamp = { productId: 'p1', name: 'Lamp', slug: 'lamp' };
const review = { _id: 'r1', title: 'Lovely lamp', status: 'approved', reply: null, customer: anna, product: lamp };
const replies: SavedReply[] = [
  { _id: 's1', name: 'Thanks', text: 'Hi {{customer.firstName}}, thank you for your words on {{product.name}}!' },
  { _id: 's2', name: 'Sorry', text: 'We are sorry, {{customer.firstName|friend}}.' },
  { _id: 's3', name: 'Size help', text: 'Please write to {{shop.name}}.' },
];

const open = (server: ComposeServer, values: Readonly<Record<string, unknown>> = review) =>
  openComposer(server, { entity: reviews, values });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const selected = () => screen.getByRole('option', { selected: true });
const patch = (savedReplies: readonly SavedReply[]) => ({
  method: 'PATCH',
  path: '/admin/settings',
  body: { change: { savedReplies } },
});

describe('a saved reply', () => {
  it('is inserted by keyboard alone, with the values of the record', async () => {
    const server = composeServer({ reviews: [review] }, replies);
    const { user, box } = await open(server);
    await user.type(box, 'Dear customer. /');
    expect(options()).toHaveLength(4);
    await user.type(box, 'so');
    expect(options()).toEqual(['SorryWe are sorry, Anna.', 'Manage saved replies']);
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('Dear customer. We are sorry, Anna.');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveFocus();
  });

  it('is chosen by the arrow keys, and by Tab', async () => {
    const { user, box } = await open(composeServer({ reviews: [review] }, replies));
    await user.type(box, '/');
    expect(selected()).toHaveTextContent('Thanks');
    await user.keyboard('{ArrowDown}');
    expect(selected()).toHaveTextContent('Sorry');
    expect(box).toHaveAttribute('aria-activedescendant', selected().id);
    await user.keyboard('{ArrowUp}{Tab}');
    expect(box).toHaveValue('Hi Anna, thank you for your words on Lamp!');
  });

  it('uses a fallback, its own or the default one, for missing values', async () => {
    const values = { ...review, customer: null, product: null };
    const { user, box } = await open(composeServer({ reviews: [values] }, replies), values);
    await user.type(box, '/');
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('Hi there, thank you for your words on this product!');
    await user.clear(box);
    await user.type(box, '/so');
    await user.keyboard('{Enter}');
    expect(box).toHaveValue('We are sorry, friend.');
  });

  it('is not suggested by a slash within a word, or after the list was closed', async () => {
    const { user, box, closed } = await open(composeServer({ reviews: [review] }, replies));
    await user.type(box, 'and/or');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.type(box, ' /th');
    expect(screen.getByRole('listbox')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(closed).toEqual([]);
    await user.type(box, 'a');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Enter}x');
    expect(box).toHaveValue('and/or /tha\nx');
  });

  it('is also found by a button, and inserted at the caret', async () => {
    const { user, box, button } = await open(composeServer({ reviews: [review] }, replies));
    await user.type(box, 'A B');
    box.setSelectionRange(2, 2);
    await user.click(button('Saved replies'));
    await user.click(screen.getByRole('option', { name: /^Size help/ }));
    expect(box).toHaveValue('A Please write to Nordlys Atelier.B');
  });

  it('that was added in another tab is listed', async () => {
    const server = composeServer({ reviews: [review] }, []);
    const { user, box } = await open(server);
    server.putSavedReplies(replies);
    await user.type(box, '/');
    await waitFor(() => expect(options()).toHaveLength(4));
  });
});

describe('the saved replies of a store', () => {
  async function manage(saved: SavedReply[] = replies) {
    const server = composeServer({ reviews: [review] }, saved);
    const page = await open(server);
    await page.user.click(page.button('Saved replies'));
    await page.user.click(await screen.findByRole('option', { name: /saved repl/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved replies' }));
    const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    return { ...page, server, dialog, names };
  }

  it('are added with a preview', async () => {
    const { user, server, dialog } = await manage([]);
    await user.click(dialog.getByRole('button', { name: 'Add reply' }));
    const form = within(await screen.findByRole('dialog', { name: 'New saved reply' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Enter a name')).toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Hello');
    await user.type(form.getByRole('textbox', { name: /^Text/ }), 'Hi ');
    await user.click(form.getByRole('button', { name: 'Customer first name' }));
    expect(form.getByRole('region', { name: 'Preview' })).toHaveTextContent('Hi Anna');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('“Hello” saved');
    const _id = expect.any(String) as string;
    expect(server.writes()).toEqual([patch([{ _id, name: 'Hello', text: 'Hi {{customer.firstName}}' }])]);
  });

  it('are kept from what is written, with variables in place of the customer and the product', async () => {
    const server = composeServer({ reviews: [review] }, replies);
    const page = await open(server);
    await page.user.type(page.box, 'Thanks, Anna! Enjoy the Lamp.');
    await page.user.click(page.button('Saved replies'));
    await page.user.click(await screen.findByRole('option', { name: /saved repl/ }));
    await page.user.click(await screen.findByRole('button', { name: 'Save current text as a reply' }));
    const form = within(await screen.findByRole('dialog', { name: 'New saved reply' }));
    expect(form.getByText(/^Variables replace .+: Lamp, Anna$/)).toBeVisible();
    expect(form.getByRole('region', { name: 'Preview' })).toHaveTextContent('Thanks, Anna! Enjoy the Lamp.');
    await page.user.type(form.getByRole('textbox', { name: /^Name/ }), 'Warm');
    await page.user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('“Warm” saved');
    const text = 'Thanks, {{customer.firstName}}! Enjoy the {{product.name}}.';
    const _id = expect.any(String) as string;
    expect(server.writes()).toEqual([patch([...replies, { _id, name: 'Warm', text }])]);
  });

  it('keep one that was added in another tab', async () => {
    const { user, server, dialog } = await manage();
    const added = { _id: 's4', name: 'Other', text: 'From another tab' };
    server.putSavedReplies([...replies, added]);
    await user.click(dialog.getByRole('button', { name: 'Move “Sorry” up' }));
    await screen.findByText('“Sorry” moved to position 1 of 3');
    const [thanks, sorry, size] = replies;
    expect(server.writes()).toEqual([patch([sorry, thanks, size, added].flatMap((item) => item ?? []))]);
  });

  it('are deleted only after confirmation', async () => {
    const { user, server, dialog, names } = await manage();
    await user.click(dialog.getByRole('button', { name: 'Delete “Sorry”' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete saved reply “Sorry”?' }));
    expect(server.writes()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('“Sorry” deleted');
    expect(names()).toEqual(['Thanks', 'Size help']);
  });

  it('are unchanged after a failure, and the typed text is kept', async () => {
    const { user, server, dialog, names } = await manage();
    server.failWith({ write: { error: failures.forbidden } });
    await user.click(dialog.getByRole('button', { name: 'Move “Sorry” up' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your changes couldn’t be saved. Not for you. Try again.',
    );
    await waitFor(() => expect(names()).toEqual(['Thanks', 'Sorry', 'Size help']));

    await user.click(dialog.getByRole('button', { name: 'Edit “Sorry”' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit saved reply' }));
    await user.type(form.getByRole('textbox', { name: /^Text/ }), ' Truly.');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByRole('alert');
    await user.click(form.getByRole('button', { name: 'Back' }));
    await user.click(await screen.findByRole('button', { name: 'Edit “Sorry”' }));
    expect(await screen.findByRole('textbox', { name: /^Text/ })).toHaveValue(`${replies[1]?.text} Truly.`);
    expect(screen.getByText('We restored your unsaved text.')).toBeInTheDocument();
  });

  it('show that another user has changed a reply while it was edited', async () => {
    const { user, server, dialog } = await manage();
    await user.click(dialog.getByRole('button', { name: 'Edit “Sorry”' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit saved reply' }));
    await user.type(form.getByRole('textbox', { name: /^Text/ }), ' Truly.');
    server.putSavedReplies(replies.map((reply) => (reply._id === 's2' ? { ...reply, text: 'Theirs' } : reply)));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Theirs');
    expect(server.writes()).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('“Sorry” saved');
    expect(server.savedReplies()[1]?.text).toBe(`${replies[1]?.text} Truly.`);
  });

  it('warn about an unknown variable', async () => {
    const { user, dialog } = await manage();
    await user.click(dialog.getByRole('button', { name: 'Add reply' }));
    const form = within(await screen.findByRole('dialog', { name: 'New saved reply' }));
    await user.type(form.getByRole('textbox', { name: /^Text/ }), 'Hi {{{{name}}}}');
    expect(form.getByText(/\{\{name\}\} isn’t a known variable and will be sent as is/)).toBeInTheDocument();
  });
});
