import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useEditSelector } from '../../../../src/engine/editing/editStore';
import { type EditSession, useEditSession } from '../../../../src/engine/editing/useEditSession';
import { CurrentSiteContext } from '../../../../src/engine/shop/currentSite';
import { clearTabStorage } from '../../../../src/lib/storage/tabStorage';
import { defaultSite } from '../../../support/defaultSite';

const shape = z.object({ title: z.string() });
type Texts = z.infer<typeof shape>;

function Field({ edited }: { edited: EditSession<Texts> }) {
  const title = useEditSelector(edited, (texts) => texts.title);
  const type = (next: string) => edited.change({ title: next }, { merge: 'title', isTyped: true });
  return <input value={title} onChange={({ target }) => type(target.value)} />;
}

const onChange = vi.fn<(title: string) => void>();

function Page({ saved }: { saved: Texts }) {
  const edited = useEditSession({ saved, name: 'edit:texts', shape });
  return (
    <>
      <Field edited={edited} />
      <p>{edited.value.title}</p>
      <button type="button" onClick={edited.undo}>
        Undo
      </button>
      <button type="button" onClick={() => edited.listen(() => onChange(edited.latest().title))}>
        Listen
      </button>
    </>
  );
}

const page = (saved: Texts) => (
  <CurrentSiteContext value={defaultSite}>
    <Page saved={saved} />
  </CurrentSiteContext>
);

beforeEach(() => {
  clearTabStorage();
  onChange.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const getPageText = () => screen.getByRole('paragraph').textContent;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const advanceTimers = () => act(() => void vi.advanceTimersByTime(1000));

describe('a controlled field', () => {
  it('updates itself and its listener at once, and the surrounding page with the next paint, except for the first change', () => {
    render(page({ title: 'a' }));
    fireEvent.click(screen.getByRole('button', { name: 'Listen' }));
    type('ab');
    type('abc');
    expect([field().value, onChange.mock.lastCall, getPageText()]).toEqual(['abc', ['abc'], 'ab']);
    type('abcd');
    advanceTimers();
    expect([field().value, onChange.mock.lastCall, getPageText()]).toEqual(['abcd', ['abcd'], 'abcd']);
  });

  it('is reset at once by undo, even before the surrounding page has updated', () => {
    render(page({ title: 'a' }));
    type('ab');
    type('abc');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect([field().value, getPageText()]).toEqual(['a', 'a']);
    advanceTimers();
    expect([field().value, getPageText()]).toEqual(['a', 'a']);
  });

  it('follows a saved change if it was not edited, and otherwise keeps the edit', () => {
    const { rerender } = render(page({ title: 'a' }));
    rerender(page({ title: 'b' }));
    expect(field().value).toBe('b');
    type('bc');
    type('bcd');
    rerender(page({ title: 'd' }));
    expect([field().value, getPageText()]).toEqual(['bcd', 'bcd']);
  });
});
