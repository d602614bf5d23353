import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const faq = getEntity('faq');
const key = (name: string) => `console.u1.s1.${name}.faq`;
const server = () =>
  listServer(
    faq,
    createRecords(faq, 3, (index) => ({ question: `Question ${index}`, status: 'pending' })),
  );
const headings = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .slice(1, -1);
const open = async (query = '') => {
  const view = renderList(faq, server().provider(), query);
  await findRow('id0');
  return view;
};

beforeEach(() => localStorage.clear());

describe('columns and views', () => {
  it('[LIST-07] columns can be chosen and reordered; filter, sort and columns can be saved by name', async () => {
    const { user, currentUrl, unmount } = await open();
    expect(headings()).toEqual(['Question', 'Product and customer', 'Status']);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const panel = within(screen.getByRole('dialog', { name: 'Columns' }));
    await user.click(await panel.findByRole('checkbox', { name: 'Answered' }));
    await user.click(panel.getByRole('checkbox', { name: 'Product and customer' }));
    await user.click(panel.getByRole('button', { name: 'Move Answered up' }));
    expect(headings()).toEqual(['Question', 'Answered', 'Status']);
    expect(panel.getByRole('checkbox', { name: 'Question' })).toBeDisabled();
    await user.keyboard('{Escape}');

    await user.selectOptions(screen.getByLabelText('Sort by'), 'answeredAtDesc');
    await user.click(screen.getByRole('link', { name: /^Unanswered/ }));
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await user.type(dialog.getByRole('textbox'), 'My morning');
    await user.click(dialog.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByRole('link', { name: /^My morning/ })).toHaveAttribute('aria-current', 'page');
    const saved = currentUrl();

    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('button', { name: 'Reset columns' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: /^All/ }));
    expect(headings()).toEqual(['Question', 'Product and customer', 'Status']);
    unmount();

    const again = await open();
    await again.user.click(screen.getByRole('link', { name: /^My morning/ }));
    await waitFor(() => expect(again.currentUrl()).toBe(saved));
    expect(saved).toBe('/faq?page=0&limit=10&sort=answeredAtDesc&filter=unanswered');
    expect(headings()).toEqual(['Question', 'Answered', 'Status']);
    await again.user.click(screen.getByRole('button', { name: 'Delete view “My morning”' }));
    expect(screen.queryByRole('link', { name: /^My morning/ })).toBeNull();
  });

  it('[LIST-07] updates a saved view with the current filters, at its position', async () => {
    const views = ['First', 'Second'].map((name) => ({
      name,
      query: '?page=0&limit=10&filter=answered',
      columns: null,
    }));
    localStorage.setItem(key('views'), JSON.stringify(views));
    const { user } = await open('?page=0&limit=10&filter=unanswered');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await user.selectOptions(dialog.getByLabelText('Save as'), 'First');
    expect(dialog.queryByRole('textbox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Update view' }));
    expect(await screen.findByText('View “First” updated')).toBeVisible();
    const link = screen.getByRole('link', { name: /^First/ });
    expect(link).toHaveAttribute('href', '/faq?page=0&limit=10&filter=unanswered');
    expect(link.compareDocumentPosition(screen.getByRole('link', { name: /^Second/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('[LIST-07] saving or renaming a view to the name of another one says that it is replaced, and can be undone', async () => {
    const views = ['answered', 'unanswered'].map((filter, index) => ({
      name: ['First', 'Second'][index] ?? '',
      query: `?page=0&limit=10&filter=${filter}`,
      columns: null,
    }));
    localStorage.setItem(key('views'), JSON.stringify(views));
    const { user } = await open('?page=0&limit=10&sort=answeredAtDesc');
    const urls = () => [/^First/, /^Second/].map((name) => screen.queryByRole('link', { name })?.getAttribute('href'));
    const before = urls();
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    await user.type(dialog.getByRole('textbox', { name: 'View name' }), 'First');
    expect(dialog.getByText('You already have a view with this name. Saving replaces it.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Update view' }));
    await screen.findByText('View “First” updated');
    expect(urls()[0]).toBe('/faq?page=0&limit=10&sort=answeredAtDesc');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(urls()).toEqual(before);

    await user.click(screen.getByRole('link', { name: /^Second/ }));
    await user.click(await screen.findByRole('button', { name: 'Rename view “Second”' }));
    const renaming = within(await screen.findByRole('dialog'));
    await user.clear(renaming.getByRole('textbox'));
    await user.type(renaming.getByRole('textbox'), 'First');
    await user.click(renaming.getByRole('button', { name: 'Rename' }));
    await screen.findByText('View renamed to “First”');
    expect(urls()).toEqual([before[1], undefined]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(urls()).toEqual(before);
  });

  it('[LIST-07] a saved view stays current if its sort or page size is changed, and offers to be updated', async () => {
    const query = '?page=0&limit=10&filter=unanswered';
    localStorage.setItem(key('views'), JSON.stringify([{ name: 'Mine', query, columns: null }]));
    const { user } = await open(query);
    const tabs = within(screen.getByRole('navigation', { name: 'Views' }));
    const current = () => tabs.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
    await waitFor(() => expect(current()).toEqual(['Mine3']));
    expect(tabs.queryByRole('button', { name: 'Update view' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'answeredAtDesc');
    await user.click(await tabs.findByRole('button', { name: 'Update view' }));
    expect(current()).toEqual(['Mine3']);
    expect(screen.getByText('View “Mine” updated')).toBeVisible();
    const link = tabs.getByRole('link', { name: /^Mine/ });
    expect(link).toHaveAttribute('href', '/faq?page=0&limit=10&sort=answeredAtDesc&filter=unanswered');
    expect(tabs.queryByRole('button', { name: 'Update view' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(link).toHaveAttribute('href', `/faq${query}`);
    await user.click(tabs.getByRole('link', { name: /^All/ }));
    await waitFor(() => expect(current()).toEqual(['All3']));
  });

  it('a view replaces all filters, so that it has as many records as its count says', async () => {
    renderList(faq, server().provider(), '?page=0&limit=10&filter=unanswered&only=flagged');
    const tabs = within(await screen.findByRole('navigation', { name: 'Views' }));
    expect(tabs.getByRole('link', { name: /^All/ })).toHaveAttribute('href', '/faq?page=0&limit=10');
  });

  it('[LIST-07] a saved view is the only current tab and has a count; its deletion can be undone', async () => {
    const { user } = await open('?page=0&limit=10&filter=unanswered');
    for (const name of ['First', 'Second']) {
      await user.click(screen.getByRole('button', { name: 'Save view' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
      await user.type(dialog.getByRole('textbox'), name);
      await user.click(dialog.getByRole('button', { name: 'Save view' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const tabs = within(screen.getByRole('navigation', { name: 'Views' }));
    const current = () => tabs.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);
    // Both have the same filters and columns.
    await waitFor(() => expect(current()).toEqual(['First3']));
    await user.click(screen.getByRole('button', { name: 'Delete view “First”' }));
    await waitFor(() => expect(current()).toEqual(['Second3']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(current()).toEqual(['First3']));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['First3', 'Second3']),
    );
  });

  it('[LIST-07] the current saved view can be renamed', async () => {
    const view = (name: string, query: string) => ({ name, query, columns: null });
    const query = '?page=0&limit=10&filter=unanswered';
    localStorage.setItem(key('views'), JSON.stringify([view('Mine', query), view('Other', '?page=0&limit=10')]));
    const { user } = await open(query);
    expect(screen.queryByRole('button', { name: 'Rename view “Other”' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Rename view “Mine”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename view “Mine”' }));
    const box = dialog.getByRole('textbox');
    expect(box).toHaveValue('Mine');
    expect(dialog.getByRole('button', { name: 'Rename' })).toBeDisabled();
    await user.clear(box);
    await user.type(box, 'My morning{Enter}');
    expect(await screen.findByRole('link', { name: /^My morning/ })).toHaveAttribute('aria-current', 'page');
    const tabs = within(screen.getByRole('navigation', { name: 'Views' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent?.replace(/\d+$/, ''))).toEqual(
      expect.arrayContaining(['My morning', 'Other']),
    );
    expect(screen.queryByRole('link', { name: /^Mine/ })).toBeNull();
  });

  it.each(['{', 'null', '7', '[1]', '{"a":1}', '"text"', '[{"name":"x"}]', ''])(
    'ignore invalid storage: %s',
    async (garbage) => {
      localStorage.setItem(key('columns'), garbage);
      localStorage.setItem(key('views'), garbage);
      await open();
      expect(headings()).toEqual(['Question', 'Product and customer', 'Status']);
    },
  );

  it('ignore stored views with an invalid query, and duplicate or unknown columns', async () => {
    const view = (name: string, query: string) => ({ name, query, columns: null });
    localStorage.setItem(
      key('views'),
      JSON.stringify([
        view('Away', '//evil.example'),
        view('Code', 'javascript:alert(1)'),
        view('Mine', '?page=0&limit=10'),
      ]),
    );
    localStorage.setItem(key('columns'), JSON.stringify(['state', 'state', 'gone', 'question']));
    await open();
    expect(headings()).toEqual(['Status', 'Question']);
    expect(screen.getByRole('link', { name: 'Mine' })).toBeVisible();
    expect(screen.queryByText('Away')).toBeNull();
    expect(screen.queryByText('Code')).toBeNull();
  });
});
