import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Menu, type MenuEntry } from '../../../../src/ui/overlays/Menu';
import { renderPiece } from '../renderPiece';

const onSelect = vi.fn();
const behind = vi.fn();

const entries: MenuEntry[] = ['Feature', 'Reply', 'Reject', 'Delete'].map((label) => ({
  key: label,
  label,
  disabled: label === 'Reject',
  onSelect: () => onSelect(label),
}));

function renderMenu(extra: Partial<Parameters<typeof Menu>[0]> = {}) {
  renderPiece(
    // biome-ignore lint/a11y/noStaticElementInteractions: simulates a list with keyboard shortcuts
    <div onKeyDown={behind}>
      <Menu label="Actions" entries={entries} icon="more" {...extra} />
      <button type="button">After</button>
    </div>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Actions' }) };
}
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  onSelect.mockReset();
  behind.mockReset();
});

describe('Menu', () => {
  it('focuses the first item, sets aria-expanded, and runs the selected item', async () => {
    const { user, button } = renderMenu();
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'Actions' })).toBeInTheDocument();
    expect(focused()).toBe('Feature');
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('Feature');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('moves the focus with arrow keys, Home, End, and typeahead', async () => {
    const { user, button } = renderMenu();
    button.focus();
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Delete');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Feature');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Delete');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Feature');
    await user.keyboard('{End}');
    expect(focused()).toBe('Delete');
    await user.keyboard('r');
    expect(focused()).toBe('Reply');
    await user.keyboard('r');
    expect(focused()).toBe('Reject');
    await user.keyboard('{Escape}');
    button.focus();
    await user.keyboard('{Enter}rej');
    expect(focused()).toBe('Reject');
  });

  it('stays open when a disabled item is pressed', async () => {
    const { user, button } = renderMenu();
    await user.click(button);
    await user.click(screen.getByRole('menuitem', { name: 'Reject' }));
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeInTheDocument();
  });

  it('closes on Escape, on Tab and on a press outside, with the focus where it belongs', async () => {
    const { user, button } = renderMenu();
    const after = screen.getByRole('button', { name: 'After' });
    const ways = [
      [() => user.keyboard('{Escape}'), button],
      [() => user.tab(), after],
      [() => user.click(after), after],
    ] as const;
    for (const [close, focusedElement] of ways) {
      await user.click(button);
      await close();
      expect(screen.queryByRole('menu')).toBeNull();
      expect(focusedElement).toHaveFocus();
    }
  });

  it('stops propagation of its keys', async () => {
    const { user, button } = renderMenu();
    await user.click(button);
    behind.mockReset();
    await user.keyboard('xj{ArrowDown}');
    expect(behind).not.toHaveBeenCalled();
  });

  it('focuses and marks the checked radio item', async () => {
    const { user, button } = renderMenu({
      entries: entries.map((entry) => ({ ...entry, disabled: false, checked: entry.key === 'Reply' })),
    });
    await user.click(button);
    expect(focused()).toBe('Reply');
    expect(screen.getByRole('menuitemradio', { name: 'Reply' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'Delete' })).not.toBeChecked();
  });
});
