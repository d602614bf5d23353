import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Popover } from '../../../src/ui/Popover';
import { renderPiece } from './renderPiece';

function renderPopover() {
  renderPiece(
    <>
      <Popover label="Filter" trigger="Filter">
        {(close) => (
          <>
            <input aria-label="Rating" />
            <button type="button" onClick={close}>
              Apply
            </button>
          </>
        )}
      </Popover>
      <button type="button">After</button>
    </>,
  );
  return { user: userEvent.setup(), button: screen.getByRole('button', { name: 'Filter' }) };
}

describe('Popover', () => {
  it('opens with the focus inside, and Escape gives it back', async () => {
    const { user, button } = renderPopover();
    await user.click(button);
    expect(screen.getByRole('dialog', { name: 'Filter' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Rating' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('is closed from inside', async () => {
    const { user, button } = renderPopover();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('closes when it is left by Tab or by a press outside', async () => {
    const { user, button } = renderPopover();
    await user.click(button);
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'After' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by its own button', async () => {
    const { user, button } = renderPopover();
    await user.click(button);
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
