import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DayPicker, type DayPickerProps } from '../../../../src/ui/form/DayPicker';
import { renderPiece } from '../renderPiece';

const onChange = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 12, 9, 30) });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en-GB']);
  onChange.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Day({ value: first, ...props }: Partial<DayPickerProps>) {
  const [value, setValue] = useState(first ?? '');
  return (
    <form>
      <DayPicker
        label="Review date"
        {...props}
        value={value}
        onChange={(day) => {
          onChange(day);
          setValue(day ?? '');
        }}
      />
      <button type="button" onClick={() => setValue('2025-01-31')}>
        Set
      </button>
    </form>
  );
}

const field = () => screen.getByRole('group', { name: 'Review date' });
const part = (name: string) => within(field()).getByRole('spinbutton', { name });
/** What stands in the field, without the marks that keep parts apart. */
const shown = () => (field().textContent ?? '').replace(/[\u200b\u2066-\u2069]/g, '');

describe('the field for a day', () => {
  it('is typed part by part in the order of the country, and tells of whole days alone', async () => {
    renderPiece(<Day />);
    const user = userEvent.setup();
    expect(shown()).toBe('DD/MM/YYYY');
    await user.click(part('Day'));
    await user.keyboard('12032024');
    expect(shown()).toBe('12/03/2024');
    expect(onChange).toHaveBeenLastCalledWith('2024-03-12');
    expect(new Set(onChange.mock.calls.flat())).toEqual(new Set([null, '2024-03-12']));
  });

  it('keeps what is being typed, and says that it is no whole day when it is left', async () => {
    renderPiece(<Day value="2024-03-12" />);
    const user = userEvent.setup();
    await user.click(part('Year'));
    await user.keyboard('20');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(shown()).toBe('12/03/0020');
    expect(screen.queryByText(/whole date|long ago/)).toBeNull();
    await user.tab();
    await user.tab();
    expect(screen.getByText('This date is too long ago.')).toBeVisible();
    await user.click(part('Month'));
    await user.keyboard('{Backspace}');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(await screen.findByText('This is not a whole date yet.')).toBeVisible();
    expect(field()).toHaveAccessibleDescription('This is not a whole date yet.');
  });

  it('is set from elsewhere, and emptied', async () => {
    renderPiece(<Day value="2024-03-12" />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(shown()).toBe('31/01/2025');
    await user.click(part('Day'));
    await user.keyboard('{Control>}a{/Control}{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(shown()).toBe('DD/MM/YYYY');
  });

  it('takes no day that has not begun, where it asks for the past', async () => {
    renderPiece(<Day isPast />);
    const user = userEvent.setup();
    await user.click(part('Day'));
    await user.keyboard('13032026');
    expect(onChange).toHaveBeenLastCalledWith(null);
    await user.tab();
    await user.tab();
    expect(screen.getByText('This date is in the future.')).toBeVisible();
    await user.click(part('Day'));
    await user.keyboard('12');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-12');
    expect(screen.queryByText('This date is in the future.')).toBeNull();
  });

  it('keeps within its first and last day, and names them', async () => {
    renderPiece(<Day min="2024-02-01" max="2024-02-29" />);
    const user = userEvent.setup();
    await user.click(part('Day'));
    await user.keyboard('01032024');
    await user.tab();
    await user.tab();
    expect(screen.getByText('This date is after 29 Feb 2024.')).toBeVisible();
    await user.click(part('Month'));
    await user.keyboard('01');
    await user.tab();
    await user.tab();
    expect(screen.getByText('This date is before 1 Feb 2024.')).toBeVisible();
    expect(new Set(onChange.mock.calls.flat())).toEqual(new Set([null]));
  });

  it('is picked in a calendar that begins on the day of the country, without days to come', async () => {
    renderPiece(<Day isPast />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Choose a date' }));
    const calendar = await screen.findByRole('dialog');
    expect(within(calendar).getByText('March 2026')).toBeVisible();
    const [firstHead] = within(calendar).getAllByRole('columnheader');
    expect(firstHead).toHaveAccessibleName('Monday');
    expect(within(calendar).getByRole('gridcell', { name: '13' })).toBeDisabled();
    expect(within(calendar).getByRole('button', { name: 'Next month' })).toBeDisabled();
    await user.click(within(calendar).getByRole('gridcell', { name: '9' }));
    expect(onChange).toHaveBeenLastCalledWith('2026-03-09');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Choose another date than 9 March 2026' })).toBeVisible();
  });

  it('[REU-08] carries an asterisk, and is tied to its help or error', () => {
    const { rerender } = renderPiece(<Day required help="When it was written" />);
    expect(screen.getByTitle('required')).toHaveTextContent('*');
    expect(field()).toHaveAccessibleDescription('When it was written');
    rerender(<Day required help="When it was written" error="Please fill this in." />);
    expect(field()).toHaveAccessibleDescription('Please fill this in.');
  });
});
