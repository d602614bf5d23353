import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Pager } from '../../../../src/ui/lists/Pager';
import { renderPiece } from '../renderPiece';

function Pages({ pages }: { pages: number }) {
  const [page, setPage] = useState(0);
  return (
    <Pager
      page={page}
      pages={pages}
      hasNext={page + 1 < pages}
      onPrevious={() => setPage(page - 1)}
      onNext={() => setPage(page + 1)}
    />
  );
}

describe('Pager', () => {
  it("[LIST-03] reads 'Page N of M' with Previous and Next, disabled at the ends", async () => {
    const user = userEvent.setup();
    renderPiece(<Pages pages={3} />);
    const previous = screen.getByRole('button', { name: 'Previous' });
    const next = screen.getByRole('button', { name: 'Next' });
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
    expect(previous).toBeDisabled();
    await user.click(next);
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
    expect(previous).toBeEnabled();
    expect(next).toBeEnabled();
    await user.click(next);
    expect(screen.getByText('Page 3 of 3')).toBeInTheDocument();
    expect(next).toBeDisabled();
    await user.click(previous);
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  });

  it('moves the focus to the other button if the focused one gets disabled', async () => {
    const user = userEvent.setup();
    renderPiece(<Pages pages={2} />);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('shows only the page if the number of pages is unknown', () => {
    renderPiece(<Pager page={1233} pages={null} hasNext onPrevious={vi.fn()} onNext={vi.fn()} />);
    expect(screen.getByText('Page 1,234')).toBeInTheDocument();
  });
});
