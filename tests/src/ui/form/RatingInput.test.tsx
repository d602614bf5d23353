import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Stars } from '../../../../src/engine/fields/RatingInput';
import { renderPiece } from '../renderPiece';

function Rating({ error, first = 5 }: { error?: string; first?: number | null }) {
  const [value, setValue] = useState(first);
  return <Stars required label="Rating" value={value} onChange={setValue} error={error} help="Of the product" />;
}

const getName = (radio: HTMLElement) => radio.getAttribute('aria-label');
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(getName);

describe('RatingInput', () => {
  it('is a group of named radio buttons with the value checked', () => {
    renderPiece(<Rating />);
    expect(screen.getByRole('radiogroup', { name: 'Rating' })).toBeRequired();
    expect(screen.getAllByRole('radio').map(getName)).toEqual(['1 star', '2 stars', '3 stars', '4 stars', '5 stars']);
    expect(chosen()).toEqual(['5 stars']);
  });

  it('is set by a click and by arrow keys', async () => {
    renderPiece(<Rating />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: '2 stars' }));
    expect(chosen()).toEqual(['2 stars']);
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toEqual(['3 stars']);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(chosen()).toEqual(['1 star']);
  });

  it('[REU-08] has an asterisk if required, and is described by its help or error', () => {
    const { unmount } = renderPiece(<Rating first={null} />);
    expect(chosen()).toEqual([]);
    expect(screen.getByTitle('required')).toBeInTheDocument();
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Of the product');
    unmount();
    renderPiece(<Rating error="Must be 1 to 5." />);
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Must be 1 to 5.');
    expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  });
});
