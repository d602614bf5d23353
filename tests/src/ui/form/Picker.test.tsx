import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Picker } from '../../../../src/ui/form/Picker';
import type { PickerChoice } from '../../../../src/ui/form/PickerChoice';
import type { PickerSearchResult } from '../../../../src/ui/form/usePickerSearch';
import { renderPiece } from '../renderPiece';

const scarf: PickerChoice = { id: 'p1', label: 'Wool scarf', detail: '€24 · wool-scarf' };
const hat: PickerChoice = { id: 'p2', label: 'Wool hat', detail: '€18 · wool-hat' };

const all = (...choices: PickerChoice[]): PickerSearchResult<PickerChoice> => ({
  choices,
  total: choices.length,
  hasMore: false,
});

interface Question {
  text: string;
  signal: AbortSignal;
  answer: (found: PickerSearchResult<PickerChoice>) => void;
  fail: (error: Error) => void;
}

/** A search with manually resolved results that records its calls. */
function createDeferredSearch() {
  const questions: Question[] = [];
  const search = (text: string, signal: AbortSignal) =>
    new Promise<PickerSearchResult<PickerChoice>>((answer, fail) => questions.push({ text, signal, answer, fail }));
  const waitForQuestion = async (text: string) => {
    await waitFor(() => expect(questions.map((question) => question.text)).toContain(text));
    return (
      questions.findLast((question) => question.text === text) ?? Promise.reject(new Error(`${text} was not asked for`))
    );
  };
  return { search, questions, asked: waitForQuestion };
}

const onChange = vi.fn();

interface PickerProps {
  search: (text: string, signal: AbortSignal) => Promise<PickerSearchResult<PickerChoice>>;
  first?: PickerChoice | null;
  error?: string;
  help?: string;
}

function One({ search, first = null, error, help }: PickerProps) {
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
        errorText={(thrown) => (thrown instanceof Error ? thrown.message : 'unknown')}
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

describe('Picker', () => {
  it('searches immediately when it opens, and is usable by keyboard only', async () => {
    const { search, asked: waitForQuestion } = createDeferredSearch();
    renderPiece(<One search={search} />);
    const user = userEvent.setup();
    await user.tab();
    expect(box()).toHaveFocus();
    expect(options()).toEqual([]);
    await user.keyboard('{ArrowDown}');
    expect(status()).toBe('Searching…');
    const question = await waitForQuestion('');
    await act(async () => question.answer(all(scarf, hat)));
    expect(options()).toEqual(['Wool scarf€24 · wool-scarf', 'Wool hat€18 · wool-hat']);
    expect(status()).toBe('2 found');
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(hat);
    expect(box()).toHaveValue('Wool hat');
    expect(options()).toEqual([]);
  });

  it('never submits the form on Enter while the list is open', async () => {
    onChange.mockClear();
    const { search, asked: waitForQuestion } = createDeferredSearch();
    renderPiece(<One search={search} />);
    const user = userEvent.setup();
    await user.type(box(), 'wo{Enter}');
    const question = await waitForQuestion('wo');
    await act(async () => question.answer(all(scarf)));
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(scarf);
  });

  it('aborts an older search, and never shows its result', async () => {
    const { search, questions, asked: waitForQuestion } = createDeferredSearch();
    renderPiece(<One search={search} />);
    const user = userEvent.setup();
    await user.type(box(), 'w');
    const first = await waitForQuestion('w');
    fireEvent.change(box(), { target: { value: 'wool' } });
    fireEvent.change(box(), { target: { value: 'wool h' } });
    const second = await waitForQuestion('wool h');
    expect(first.signal.aborted).toBe(true);
    await act(async () => second.answer(all(hat)));
    await act(async () => first.answer(all(scarf)));
    expect(options()).toEqual(['Wool hat€18 · wool-hat']);
    expect(questions.map(({ text }) => text)).not.toContain('wool');
  });

  it('shows that nothing was found, and that there are more matches', async () => {
    const { search, asked: waitForQuestion } = createDeferredSearch();
    renderPiece(<One search={search} />);
    const user = userEvent.setup();
    await user.type(box(), 'zzz');
    const nothing = await waitForQuestion('zzz');
    await act(async () => nothing.answer(all()));
    expect(screen.getAllByText('No results for “zzz”')).toHaveLength(2);
    await user.clear(box());
    await user.type(box(), 'w');
    const many = await waitForQuestion('w');
    await act(async () => many.answer({ choices: [scarf, hat], total: 314, hasMore: true }));
    expect(status()).toBe('Showing 2 of 314. Type to narrow results.');
  });

  it('shows a failure below the field, and retries', async () => {
    const { search, questions, asked: waitForQuestion } = createDeferredSearch();
    renderPiece(<One search={search} />);
    const user = userEvent.setup();
    await user.type(box(), 'wo');
    const question = await waitForQuestion('wo');
    await act(async () => question.fail(new Error('You’re offline.')));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Search failed. Try again. You’re offline.');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(questions.filter(({ text }) => text === 'wo')).toHaveLength(2));
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('wo');
    const again = await waitForQuestion('wo');
    await act(async () => again.answer(all(scarf)));
    expect(options()).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps its value on blur, and clears it by the clear button', async () => {
    onChange.mockClear();
    const { search } = createDeferredSearch();
    renderPiece(<One search={search} first={scarf} />);
    const user = userEvent.setup();
    await user.click(box());
    await user.type(box(), ' in red');
    await user.tab();
    expect(box()).toHaveValue('Wool scarf');
    // Its keys don't open the list, which nothing would close then.
    expect(screen.getByRole('button', { name: 'Clear Product' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(onChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Clear Product' }));
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(box()).toHaveValue('');
  });

  it('closes on Escape without closing the dialog around it', async () => {
    const { search, asked: waitForQuestion } = createDeferredSearch();
    const around = vi.fn();
    renderPiece(
      // biome-ignore lint/a11y/noStaticElementInteractions: simulates a dialog
      <div onKeyDown={({ key }) => around(key)}>
        <One search={search} />
      </div>,
    );
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    const question = await waitForQuestion('');
    await act(async () => question.answer(all(scarf)));
    around.mockClear();
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(options()).toEqual([]);
    expect(around).not.toHaveBeenCalled();
  });

  it('[REU-08] has an asterisk if required, and is described by its help or error', () => {
    const { search } = createDeferredSearch();
    const { rerender } = renderPiece(<One search={search} help="Of this shop" />);
    expect(screen.getByTitle('required')).toHaveTextContent('*');
    expect(box()).toHaveAccessibleDescription('Of this shop');
    expect(box()).toBeRequired();
    rerender(<One search={search} help="Of this shop" error="This field is required" />);
    expect(box()).toHaveAccessibleDescription('This field is required');
    expect(box()).toBeInvalid();
  });
});

function Several({ search }: PickerProps) {
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
      errorText={String}
    />
  );
}

it('selects several options, and stays open in between', async () => {
  const { search, asked: waitForQuestion } = createDeferredSearch();
  renderPiece(<Several search={search} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('combobox'));
  const question = await waitForQuestion('');
  await act(async () => question.answer(all(scarf, hat)));
  expect(screen.getByRole('option', { name: /scarf/ })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('option', { name: /hat/ }));
  expect(onChange).toHaveBeenLastCalledWith([scarf, hat]);
  await user.click(screen.getByRole('button', { name: 'Remove Wool scarf' }));
  expect(onChange).toHaveBeenLastCalledWith([hat]);
});
