import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Picker } from '../../../../src/ui/form/Picker';
import type { PickerChoice } from '../../../../src/ui/form/PickerChoice';
import type { Found } from '../../../../src/ui/form/usePickerSearch';
import { renderPiece } from '../renderPiece';

const scarf: PickerChoice = { id: 'p1', label: 'Wool scarf', detail: '€24 · wool-scarf' };
const hat: PickerChoice = { id: 'p2', label: 'Wool hat', detail: '€18 · wool-hat' };

const all = (...choices: PickerChoice[]): Found<PickerChoice> => ({ choices, total: choices.length, hasMore: false });

interface Question {
  text: string;
  signal: AbortSignal;
  answer: (found: Found<PickerChoice>) => void;
  fail: (error: Error) => void;
}

/** A search that answers when the test says so, and remembers what it was asked. */
function heldSearch() {
  const questions: Question[] = [];
  const search = (text: string, signal: AbortSignal) =>
    new Promise<Found<PickerChoice>>((answer, fail) => questions.push({ text, signal, answer, fail }));
  const asked = async (text: string) => {
    await waitFor(() => expect(questions.map((one) => one.text)).toContain(text));
    return questions.findLast((one) => one.text === text) ?? Promise.reject(new Error(`${text} was not asked for`));
  };
  return { search, questions, asked };
}

const onChange = vi.fn();

interface Shown {
  search: (text: string, signal: AbortSignal) => Promise<Found<PickerChoice>>;
  first?: PickerChoice | null;
  error?: string;
  help?: string;
}

function One({ search, first = null, error, help }: Shown) {
  const [value, setValue] = useState(first);
  return (
    <form aria-label="form" onSubmit={(event) => onChange('submitted', event.preventDefault())}>
      <Picker
        required
        label="Product"
        value={value}
        onChange={(choice) => {
          onChange(choice);
          setValue(choice);
        }}
        search={search}
        debounce={20}
        failureText={(thrown) => (thrown instanceof Error ? thrown.message : 'unknown')}
        error={error}
        help={help}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Product/ });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;

describe('the picker', () => {
  it('asks at once when it opens, and chooses by the keyboard alone', async () => {
    const { search, asked } = heldSearch();
    renderPiece(<One search={search} />);
    const user = userEvent.setup();
    await user.tab();
    expect(box()).toHaveFocus();
    expect(options()).toEqual([]);
    await user.keyboard('{ArrowDown}');
    expect(status()).toBe('Searching…');
    const question = await asked('');
    await act(async () => question.answer(all(scarf, hat)));
    expect(options()).toEqual(['Wool scarf€24 · wool-scarf', 'Wool hat€18 · wool-hat']);
    expect(status()).toBe('2 found');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(hat);
    expect(box()).toHaveValue('Wool hat');
    expect(options()).toEqual([]);
  });

  it('never sends the form by Enter while the list is open', async () => {
    onChange.mockClear();
    const { search, asked } = heldSearch();
    renderPiece(<One search={search} />);
    const user = userEvent.setup();
    await user.type(box(), 'wo{Enter}');
    const question = await asked('wo');
    await act(async () => question.answer(all(scarf)));
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(scarf);
  });

  it('calls off an older search, and never shows its answer', async () => {
    const { search, questions, asked } = heldSearch();
    renderPiece(<One search={search} />);
    const user = userEvent.setup();
    await user.type(box(), 'w');
    const first = await asked('w');
    fireEvent.change(box(), { target: { value: 'wool' } });
    fireEvent.change(box(), { target: { value: 'wool h' } });
    const second = await asked('wool h');
    expect(first.signal.aborted).toBe(true);
    await act(async () => second.answer(all(hat)));
    await act(async () => first.answer(all(scarf)));
    expect(options()).toEqual(['Wool hat€18 · wool-hat']);
    expect(questions.map(({ text }) => text)).not.toContain('wool');
  });

  it('says that nothing was found, and that there is more than is shown', async () => {
    const { search, asked } = heldSearch();
    renderPiece(<One search={search} />);
    const user = userEvent.setup();
    await user.type(box(), 'zzz');
    const nothing = await asked('zzz');
    await act(async () => nothing.answer(all()));
    expect(screen.getAllByText('Nothing found for “zzz”')).toHaveLength(2);
    await user.clear(box());
    await user.type(box(), 'w');
    const many = await asked('w');
    await act(async () => many.answer({ choices: [scarf, hat], total: 314, hasMore: true }));
    expect(status()).toBe('The first 2 of 314. Type to narrow.');
  });

  it('tells a failure below the field, and asks again', async () => {
    const { search, questions, asked } = heldSearch();
    renderPiece(<One search={search} />);
    const user = userEvent.setup();
    await user.type(box(), 'wo');
    const question = await asked('wo');
    await act(async () => question.fail(new Error('You are offline.')));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The search failed. You are offline.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(questions.filter(({ text }) => text === 'wo')).toHaveLength(2));
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('wo');
    const again = await asked('wo');
    await act(async () => again.answer(all(scarf)));
    expect(options()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what is chosen when it is left, and lets go of it by its cross', async () => {
    onChange.mockClear();
    const { search } = heldSearch();
    renderPiece(<One search={search} first={scarf} />);
    const user = userEvent.setup();
    await user.click(box());
    await user.type(box(), ' in red');
    await user.tab();
    expect(box()).toHaveValue('Wool scarf');
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Clear Product' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(box()).toHaveValue('');
  });

  it('closes by Escape without closing what is around it', async () => {
    const { search, asked } = heldSearch();
    const around = vi.fn();
    renderPiece(
      // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a dialog
      <div onKeyDown={({ key }) => around(key)}>
        <One search={search} />
      </div>,
    );
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    const question = await asked('');
    await act(async () => question.answer(all(scarf)));
    around.mockClear();
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(options()).toEqual([]);
    expect(around).not.toHaveBeenCalled();
  });

  it('[REU-08] carries an asterisk, and is tied to its help or error', () => {
    const { search } = heldSearch();
    const { rerender } = renderPiece(<One search={search} help="Of this shop" />);
    expect(screen.getByTitle('required')).toHaveTextContent('*');
    expect(box()).toHaveAccessibleDescription('Of this shop');
    expect(box()).toBeRequired();
    rerender(<One search={search} help="Of this shop" error="Please fill this in." />);
    expect(box()).toHaveAccessibleDescription('Please fill this in.');
    expect(box()).toBeInvalid();
  });
});

function Several({ search }: Shown) {
  const [value, setValue] = useState<readonly PickerChoice[]>([scarf]);
  return (
    <Picker
      multiple
      label="Products"
      value={value}
      onChange={(choices) => {
        onChange(choices);
        setValue(choices);
      }}
      search={search}
      debounce={20}
      failureText={String}
    />
  );
}

it('picks several, and stays open between them', async () => {
  const { search, asked } = heldSearch();
  renderPiece(<Several search={search} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox'));
  const question = await asked('');
  await act(async () => question.answer(all(scarf, hat)));
  expect(screen.getByRole('option', { name: /scarf/ })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('option', { name: /hat/ }));
  expect(onChange).toHaveBeenLastCalledWith([scarf, hat]);
  await user.click(screen.getByRole('button', { name: 'Remove Wool scarf' }));
  expect(onChange).toHaveBeenLastCalledWith([hat]);
});
