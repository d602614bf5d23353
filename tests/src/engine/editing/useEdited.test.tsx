import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { useEdited } from '../../../../src/engine/editing/useEdited';
import { type Shop, ShopContext } from '../../../../src/engine/shop';
import { wipeTab } from '../../../../src/lib/tabStorage';
import { usualShop } from '../../../support/usualShop';

const shape = z.object({ colour: z.string(), star: z.string() });
type Look = z.infer<typeof shape>;
const saved: Look = { colour: 'red', star: 'gold' };

let shops = 0;

/** What one test keeps is nothing to the next. */
function anotherShop(): Shop {
  shops += 1;
  return { ...usualShop, preferencesKey: `u1.s${shops}` };
}

function edit(first: Look = saved, shop: Shop = anotherShop()) {
  const view = renderHook(
    () => {
      const [now, setNow] = useState(first);
      return { edited: useEdited({ saved: now, name: 'edit:look', shape }), setNow };
    },
    { wrapper: ({ children }) => <ShopContext value={shop}>{children}</ShopContext> },
  );
  const { result } = view;
  return {
    shop,
    unmount: view.unmount,
    edited: () => result.current.edited,
    type: (colour: string) =>
      act(() => result.current.edited.change((now) => ({ ...now, colour }), { merge: 'colour' })),
    do: (act_: (edited: typeof result.current.edited) => void) => act(() => act_(result.current.edited)),
    elsewhere: (now: Look) => act(() => result.current.setNow(now)),
  };
}

describe('undo and redo', () => {
  test('typing in one field without a pause is one step', () => {
    const page = edit();
    for (const colour of ['g', 'gr', 'green']) page.type(colour);
    page.do(({ change }) => change((now) => ({ ...now, star: 'blue' }), { merge: 'star' }));
    expect(page.edited().value).toEqual({ colour: 'green', star: 'blue' });
    page.do(({ undo }) => undo());
    expect(page.edited().value).toEqual({ colour: 'green', star: 'gold' });
    page.do(({ undo }) => undo());
    expect(page.edited().value).toEqual(saved);
    expect([page.edited().canUndo, page.edited().canRedo]).toEqual([false, true]);
    page.do(({ redo }) => redo());
    expect(page.edited().value.colour).toBe('green');
    page.type('pink');
    expect(page.edited().canRedo).toBe(false);
  });

  test('what changes and reads it stays the same', () => {
    const page = edit();
    const { tools } = page.edited();
    page.type('green');
    page.elsewhere({ ...saved, star: 'blue' });
    expect(page.edited().tools).toBe(tools);
    expect(tools.latest()).toEqual({ colour: 'green', star: 'blue' });
  });

  test('after a pause another step begins', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const page = edit();
      page.type('green');
      vi.setSystemTime(Date.now() + 60_000);
      page.type('blue');
      page.do(({ undo }) => undo());
      expect(page.edited().value.colour).toBe('green');
    } finally {
      vi.useRealTimers();
    }
  });

  test('to discard is a step that can be taken back', () => {
    const page = edit();
    page.type('green');
    page.do(({ revert }) => revert());
    expect(page.edited().isChanged).toBe(false);
    page.do(({ undo }) => undo());
    expect(page.edited().value.colour).toBe('green');
  });
});

describe('what is not saved', () => {
  test('is there again after a reload, and told as such', () => {
    const before = edit();
    before.type('green');
    before.unmount();
    const after = edit(saved, before.shop);
    expect(after.edited().value.colour).toBe('green');
    expect(after.edited().isRestored).toBe(true);
    after.do(({ revert }) => revert());
    after.unmount();
    expect(edit(saved, before.shop).edited().isRestored).toBe(false);
  });

  test('is kept before the page is hidden or left, however fast somebody types', () => {
    const page = edit();
    for (const colour of ['g', 'gr', 'gre']) page.type(colour);
    window.dispatchEvent(new Event('pagehide'));
    expect(edit(saved, page.shop).edited().value.colour).toBe('gre');
    page.type('green');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(edit(saved, page.shop).edited().value.colour).toBe('green');
  });

  test('is kept in a pause, too', async () => {
    const page = edit();
    for (const colour of ['g', 'green']) page.type(colour);
    await vi.waitFor(() => expect(edit(saved, page.shop).edited().value.colour).toBe('green'));
  });

  test('is gone for good once everything was wiped', () => {
    const page = edit();
    for (const colour of ['g', 'green']) page.type(colour);
    wipeTab();
    page.unmount();
    expect(edit(saved, page.shop).edited().value).toEqual(saved);
  });

  test('of another kind than is edited is not taken', () => {
    const page = edit();
    page.type('green');
    page.unmount();
    for (const key of Object.keys(sessionStorage)) {
      sessionStorage.setItem(key, `${Date.now()}\n{"base":{"colour":1},"present":[]}`);
    }
    expect(edit(saved, page.shop).edited().value).toEqual(saved);
    wipeTab();
  });

  test('is known to the guard at once', () => {
    const page = edit();
    act(() => {
      const { change, holdsWork, latest } = page.edited();
      expect(holdsWork()).toBe(false);
      change({ ...saved, colour: 'green' });
      expect([holdsWork(), latest().colour]).toEqual([true, 'green']);
    });
  });
});

describe('what is saved elsewhere meanwhile', () => {
  test('is followed where nothing was edited', () => {
    const page = edit();
    page.elsewhere({ colour: 'black', star: 'gold' });
    expect(page.edited().value.colour).toBe('black');
    expect(page.edited().isChanged).toBe(false);
  });

  test('joins what was edited in another part, and no undo takes it back', () => {
    const page = edit();
    page.type('green');
    page.elsewhere({ colour: 'red', star: 'silver' });
    expect(page.edited().value).toEqual({ colour: 'green', star: 'silver' });
    expect(page.edited().disputes).toEqual([]);
    page.do(({ undo }) => undo());
    expect(page.edited().value).toEqual({ colour: 'red', star: 'silver' });
    expect(page.edited().isChanged).toBe(false);
  });

  test.each([
    ['mine', 'green'],
    ['theirs', 'black'],
  ] as const)('of the same part is told, and %s can stand', (side, colour) => {
    const page = edit();
    page.type('green');
    page.elsewhere({ colour: 'black', star: 'silver' });
    expect(page.edited().value).toEqual({ colour: 'green', star: 'silver' });
    const [dispute] = page.edited().disputes;
    expect(dispute).toEqual({ path: ['colour'], mine: 'green', theirs: 'black' });
    page.do(({ decide }) => dispute && decide(dispute, side));
    expect(page.edited().disputes).toEqual([]);
    expect(page.edited().value).toEqual({ colour, star: 'silver' });
  });

  test('is still told after a reload', () => {
    const before = edit();
    before.type('green');
    before.unmount();
    const after = edit({ colour: 'black', star: 'gold' }, before.shop);
    expect(after.edited().disputes).toHaveLength(1);
    expect(after.edited().value.colour).toBe('green');
  });
});

describe('saving', () => {
  test('what was shown as saved and taken back leaves everything as it was typed', async () => {
    const page = edit();
    page.type('green');
    const failure = new Error('refused');
    const saving = page.edited().save(async (value) => {
      page.elsewhere(value);
      expect(page.edited().isChanged).toBe(true);
      page.elsewhere(saved);
      throw failure;
    });
    await act(() => expect(saving).rejects.toBe(failure));
    expect(page.edited().value.colour).toBe('green');
    expect([page.edited().isChanged, page.edited().isSaving]).toEqual([true, false]);
    page.unmount();
    expect(edit(saved, page.shop).edited().value.colour).toBe('green');
  });

  test('what is typed meanwhile is not saved, and no dispute with what was', async () => {
    const page = edit();
    page.type('green');
    await act(() =>
      page.edited().save(async (value) => {
        page.elsewhere(value);
        page.type('greenish');
        return value;
      }),
    );
    expect(page.edited().value.colour).toBe('greenish');
    expect([page.edited().isChanged, page.edited().disputes.length]).toEqual([true, 0]);
    page.do(({ undo }) => undo());
    expect(page.edited().isChanged).toBe(false);
  });

  test('what the server brought along is taken back neither by what is typed meanwhile nor by an undo', async () => {
    const page = edit();
    page.type('green');
    await act(() =>
      page.edited().save(async (value) => {
        page.type('greenish');
        return { ...value, star: 'blue' };
      }),
    );
    expect(page.edited().value).toEqual({ colour: 'greenish', star: 'blue' });
    page.do(({ undo }) => undo());
    expect(page.edited().value).toEqual({ colour: 'green', star: 'blue' });
    page.do(({ undo }) => undo());
    expect(page.edited().value).toEqual({ colour: 'red', star: 'blue' });
  });

  test('it is saved when the server said so, even where what is read is still old; and it can be undone', async () => {
    const page = edit();
    page.type('green');
    await act(() => page.edited().save((value) => Promise.resolve(value)));
    expect(page.edited().isChanged).toBe(false);
    expect(page.edited().holdsWork()).toBe(false);
    page.elsewhere({ colour: 'green', star: 'gold' });
    page.do(({ undo }) => undo());
    expect(page.edited().value).toEqual(saved);
    expect(page.edited().isChanged).toBe(true);
    page.unmount();
  });
});
