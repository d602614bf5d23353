import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DayPicker, type DayPickerProps } from '../../../../src/ui/form/DayPicker';
import { renderPiece } from '../renderPiece';

const onChange = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 12, 9, 30), shouldAdvanceTime: true });
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
/** Text of the field without bidi marks. */
const visibleText = () => (field().textContent ?? '').replace(/[\u200b\u2066-\u2069]/g, '');

describe('DayPicker', () => {
  it('is typed section by section in regional order, and emits complete days only', async () => {
    renderPiece(<Day />);
    const user = userEvent.setup();
    expect(visibleText()).toBe('DD/MM/YYYY');
    await user.click(part('Day'));
    await user.keyboard('12032024');
    expect(visibleText()).toBe('12/03/2024');
    expect(onChange).toHaveBeenLastCalledWith('2024-03-12');
    expect(new Set(onChange.mock.calls.flat())).toEqual(new Set([null, '2024-03-12']));
  });

  it('keeps incomplete input, and shows an error on blur', async () => {
    renderPiece(<Day value="2024-03-12" />);
    const user = userEvent.setup();
    await user.click(part('Year'));
    await user.keyboard('20');
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(visibleText()).toBe('12/03/0020');
    expect(screen.queryByText(/complete date|more recent date/)).toBeNull();
    await user.tab();
    await user.tab();
    expect(screen.getByText('Choose a more recent date')).toBeVisible();
    await user.click(part('Month'));
    await user.keyboard('{Backspace}');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(await screen.findByText('Enter a complete date')).toBeVisible();
    expect(field()).toHaveAccessibleDescription('Enter a complete date');
  });

  it('follows its value, and can be cleared', async () => {
    renderPiece(<Day value="2024-03-12" />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(visibleText()).toBe('31/01/2025');
    await user.click(part('Day'));
    await user.keyboard('{Control>}a{/Control}{Backspace}');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(visibleText()).toBe('DD/MM/YYYY');
  });

  it('rejects future days if isPast', async () => {
    renderPiece(<Day isPast />);
    const user = userEvent.setup();
    await user.click(part('Day'));
    await user.keyboard('13032026');
    expect(onChange).toHaveBeenLastCalledWith(null);
    await user.tab();
    await user.tab();
    expect(screen.getByText('Choose a date that isn’t in the future')).toBeVisible();
    await user.click(part('Day'));
    await user.keyboard('12');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-12');
    expect(screen.queryByText('Choose a date that isn’t in the future')).toBeNull();
  });

  it('rejects days outside of min and max, and names the limit', async () => {
    renderPiece(<Day min="2024-02-01" max="2024-02-29" />);
    const user = userEvent.setup();
    await user.click(part('Day'));
    await user.keyboard('01032024');
    await user.tab();
    await user.tab();
    expect(screen.getByText('Choose 29 Feb 2024 or earlier')).toBeVisible();
    await user.click(part('Month'));
    await user.keyboard('01');
    await user.tab();
    await user.tab();
    expect(screen.getByText('Choose 1 Feb 2024 or later')).toBeVisible();
    expect(new Set(onChange.mock.calls.flat())).toEqual(new Set([null]));
  });

  it('has a calendar with the regional first day of the week, and future days disabled', async () => {
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
    expect(screen.getByRole('button', { name: 'Change date, 9 March 2026' })).toBeVisible();
  });

  it('[REU-08] has an asterisk if required, and is described by its help or error', () => {
    const { rerender } = renderPiece(<Day required help="When it was written" />);
    expect(screen.getByTitle('required')).toHaveTextContent('*');
    expect(field()).toHaveAccessibleDescription('When it was written');
    rerender(<Day required help="When it was written" error="This field is required" />);
    expect(field()).toHaveAccessibleDescription('This field is required');
  });
});
