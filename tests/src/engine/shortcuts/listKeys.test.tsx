import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entities } from '../../../../resources';
import { createRecords, getEntity } from '../../../support/records';
import { renderList } from '../../../support/renderList';
import { findRow, getRow } from '../../../support/rows';
import { listServer } from '../../../support/stubDataProvider';

const reviews = getEntity('product-reviews');
const focused = () => document.activeElement?.closest<HTMLElement>('tr[data-record]')?.dataset.record;

async function open() {
  const values = (index: number) => ({ title: `Title ${index}`, rating: 5, status: 'pending', isFeatured: 0 });
  const server = listServer(reviews, createRecords(reviews, 4, values));
  const view = renderList(reviews, server.provider());
  await findRow('id0');
  return { server, ...view };
}

describe('the shortcuts of a list', () => {
  it('[LIST-09] J, K and arrows move, X selects, Enter opens, and each action has a key, listed under ?', async () => {
    const { server, user, currentUrl } = await open();
    await user.keyboard('j');
    expect(focused()).toBe('id0');
    await user.keyboard('jj{ArrowDown}k{ArrowUp}');
    expect(focused()).toBe('id1');
    await user.keyboard('x');
    expect(getRow('id1').getByRole('checkbox')).toBeChecked();
    await user.keyboard('jj{Shift>}x{/Shift}');
    expect(await screen.findByText('3 selected')).toBeVisible();

    await user.keyboard('kkkp');
    await waitFor(() => expect(server.update).toHaveBeenCalledOnce());
    expect(server.update.mock.calls[0]?.[1]).toMatchObject({ id: 'id0', data: { status: 'approved' } });
    await user.keyboard('f');
    await waitFor(() => expect(server.update.mock.calls[1]?.[1]).toMatchObject({ id: 'id0', data: { isFeatured: 1 } }));
    await user.keyboard('d');
    const confirm = await screen.findByRole('alertdialog');
    await user.click(within(confirm).getByRole('button', { name: 'Cancel' }));
    expect(server.remove).not.toHaveBeenCalled();

    await user.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const line = (label: string) => within(keys).getByText(label).nextElementSibling?.textContent;
    expect(line('Next row')).toMatch(/J.*↓/);
    expect(line('Previous row')).toMatch(/K.*↑/);
    expect(line('Select row')).toBe('X');
    expect(line('Open row')).toBe('Enter');
    expect(line('Publish')).toMatch(/p/i);
    expect(line('Un-publish')).toMatch(/u/i);
    expect(line('Feature / Remove from featured')).toMatch(/f/i);
    expect(line('Delete')).toMatch(/d/i);
    await user.click(within(keys).getByRole('button', { name: 'Close' }));

    getRow('id2')
      .getByRole('link', { name: /Title 2|5/ })
      .focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentUrl()).toContain('record=id2'));
    for (const entity of entities) {
      for (const [name, { key }] of Object.entries(entity.actions))
        expect(key, `${entity.name} ${name}`).toMatch(/^[a-z]$/);
    }
  });

  it('[LIST-09] Enter and the arrow down lead from the search to the first row, once the rows that were searched for are there', async () => {
    const { server, user } = await open();
    await user.keyboard('/{ArrowDown}');
    expect(focused()).toBe('id0');
    await user.keyboard('/title 2{Enter}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await waitFor(() => expect(focused()).toBe('id2'));
    await user.keyboard('p');
    await waitFor(() => expect(server.update).toHaveBeenCalledOnce());
    expect(server.update.mock.calls[0]?.[1]).toMatchObject({ id: 'id2' });
    // The focus stays in the search while the merchant types.
    await user.keyboard('/title{Enter} 1');
    await findRow('id1');
    await waitFor(() => expect(screen.queryByText('Title 2')).toBeNull());
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('id1');
  });

  it('are off while text is typed, a modifier is held, or a dialog is open', async () => {
    const { server, user } = await open();
    await user.keyboard('j');
    await user.keyboard('{Control>}p{/Control}{Meta>}p{/Meta}{Alt>}p{/Alt}');
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('px');
    expect(screen.getByRole('searchbox')).toHaveValue('px');
    await user.keyboard('{Escape}');
    expect(server.update).not.toHaveBeenCalled();
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('run once while a key is held down', async () => {
    const { server, user } = await open();
    await user.keyboard('j');
    const hold = (key: string) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      for (let index = 0; index < 5; index += 1) {
        fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat: true });
      }
    };
    hold('p');
    await waitFor(() => expect(server.update).toHaveBeenCalledOnce());
    hold('j');
    expect(focused()).toBe('id3');
  });
});
