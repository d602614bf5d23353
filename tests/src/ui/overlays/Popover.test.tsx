import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Popover } from '../../../../src/ui/overlays/Popover';
import { renderPiece } from '../renderPiece';

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
  it('moves the focus inside, and returns it on Escape', async () => {
    const { user, button } = renderPopover();
    await user.click(button);
    expect(screen.getByRole('dialog', { name: 'Filter' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Rating' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('can be closed by its content', async () => {
    const { user, button } = renderPopover();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });

  it('closes on tabbing out and on a press outside', async () => {
    const { user, button } = renderPopover();
    await user.click(button);
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'After' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by its button', async () => {
    const { user, button } = renderPopover();
    await user.click(button);
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
