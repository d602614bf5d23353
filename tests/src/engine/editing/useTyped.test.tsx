import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Edited, useEdited } from '../../../../src/engine/editing/useEdited';
import { useTyped } from '../../../../src/engine/editing/useTyped';
import { ShopContext } from '../../../../src/engine/shop';
import { wipeTab } from '../../../../src/lib/tabStorage';
import { usualShop } from '../../../support/usualShop';

const shape = z.object({ title: z.string() });
type Texts = z.infer<typeof shape>;

function Field({ edited }: { edited: Edited<Texts> }) {
  const title = useTyped(edited, (texts) => texts.title);
  const type = (next: string) => edited.change({ title: next }, { merge: 'title', isTyped: true });
  return <input value={title} onChange={({ target }) => type(target.value)} />;
}

const told = vi.fn<(title: string) => void>();

function Page({ saved }: { saved: Texts }) {
  const edited = useEdited({ saved, name: 'edit:texts', shape });
  return (
    <>
      <Field edited={edited} />
      <p>{edited.value.title}</p>
      <button type="button" onClick={edited.undo}>
        Undo
      </button>
      <button type="button" onClick={() => edited.listen(() => told(edited.latest().title))}>
        Listen
      </button>
    </>
  );
}

const page = (saved: Texts) => (
  <ShopContext value={usualShop}>
    <Page saved={saved} />
  </ShopContext>
);

beforeEach(() => {
  wipeTab();
  told.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const around = () => screen.getByRole('paragraph').textContent;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const rest = () => act(() => void vi.advanceTimersByTime(1000));

describe('what is typed', () => {
  it('stands in its field and is told at once, and reaches the page around, but for the first key, when it is painted', () => {
    render(page({ title: 'a' }));
    fireEvent.click(screen.getByRole('button', { name: 'Listen' }));
    type('ab');
    type('abc');
    expect([field().value, told.mock.lastCall, around()]).toEqual(['abc', ['abc'], 'ab']);
    type('abcd');
    rest();
    expect([field().value, told.mock.lastCall, around()]).toEqual(['abcd', ['abcd'], 'abcd']);
  });

  it('is taken back at once, also before the page around has heard of it', () => {
    render(page({ title: 'a' }));
    type('ab');
    type('abc');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect([field().value, around()]).toEqual(['a', 'a']);
    rest();
    expect([field().value, around()]).toEqual(['a', 'a']);
  });

  it('follows what is saved elsewhere where nothing was typed, and stays where something was', () => {
    const { rerender } = render(page({ title: 'a' }));
    rerender(page({ title: 'b' }));
    expect(field().value).toBe('b');
    type('bc');
    type('bcd');
    rerender(page({ title: 'd' }));
    expect([field().value, around()]).toEqual(['bcd', 'bcd']);
  });
});
