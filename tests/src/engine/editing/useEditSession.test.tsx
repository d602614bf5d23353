import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { useEditSession } from '../../../../src/engine/editing/useEditSession';
import { type CurrentSite, CurrentSiteContext } from '../../../../src/engine/shop/currentSite';
import { clearTabStorage } from '../../../../src/lib/storage/tabStorage';
import { defaultSite } from '../../../support/defaultSite';

const shape = z.object({ color: z.string(), star: z.string() });
type ThemeSettings = z.infer<typeof shape>;
const saved: ThemeSettings = { color: 'red', star: 'gold' };

let siteCount = 0;

/** Tests must not share drafts. */
function createOtherSite(): CurrentSite {
  siteCount += 1;
  return { ...defaultSite, preferencesKey: `u1.s${siteCount}` };
}

function edit(first: ThemeSettings = saved, site: CurrentSite = createOtherSite()) {
  const view = renderHook(
    () => {
      const [now, setNow] = useState(first);
      return { edited: useEditSession({ saved: now, name: 'edit:look', shape }), setNow };
    },
    { wrapper: ({ children }) => <CurrentSiteContext value={site}>{children}</CurrentSiteContext> },
  );
  const { result } = view;
  return {
    shop: site,
    unmount: view.unmount,
    edited: () => result.current.edited,
    type: (color: string) => act(() => result.current.edited.change((now) => ({ ...now, color }), { merge: 'color' })),
    do: (act_: (edited: typeof result.current.edited) => void) => act(() => act_(result.current.edited)),
    elsewhere: (now: ThemeSettings) => act(() => result.current.setNow(now)),
  };
}

describe('undo and redo', () => {
  test('return stable tools across changes', () => {
    const page = edit();
    const { tools } = page.edited();
    page.type('green');
    page.elsewhere({ ...saved, star: 'blue' });
    expect(page.edited().tools).toBe(tools);
    expect(tools.latest()).toEqual({ color: 'green', star: 'blue' });
  });

  test('include discarding all changes as a step', () => {
    const page = edit();
    page.type('green');
    page.do(({ revert }) => revert());
    expect(page.edited().isChanged).toBe(false);
    page.do(({ undo }) => undo());
    expect(page.edited().value.color).toBe('green');
  });
});

describe('unsaved changes', () => {
  test('are stored before the page is hidden or left, however fast the typing', () => {
    const page = edit();
    for (const color of ['g', 'gr', 'gre']) page.type(color);
    window.dispatchEvent(new Event('pagehide'));
    expect(edit(saved, page.shop).edited().value.color).toBe('gre');
    page.type('green');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(edit(saved, page.shop).edited().value.color).toBe('green');
  });

  test('are also stored during a pause', async () => {
    const page = edit();
    for (const color of ['g', 'green']) page.type(color);
    await vi.waitFor(() => expect(edit(saved, page.shop).edited().value.color).toBe('green'));
  });

  test('are gone after the tab storage was cleared', () => {
    const page = edit();
    for (const color of ['g', 'green']) page.type(color);
    clearTabStorage();
    page.unmount();
    expect(edit(saved, page.shop).edited().value).toEqual(saved);
  });

  test('are ignored if their shape does not match', () => {
    const page = edit();
    page.type('green');
    page.unmount();
    for (const key of Object.keys(sessionStorage)) {
      sessionStorage.setItem(key, `${Date.now()}\n{"base":{"color":1},"present":[]}`);
    }
    expect(edit(saved, page.shop).edited().value).toEqual(saved);
    clearTabStorage();
  });

  test('are visible to the navigation guard at once', () => {
    const page = edit();
    act(() => {
      const { change, hasUnsavedChanges, latest } = page.edited();
      expect(hasUnsavedChanges()).toBe(false);
      change({ ...saved, color: 'green' });
      expect([hasUnsavedChanges(), latest().color]).toEqual([true, 'green']);
    });
  });
});

describe('a change saved elsewhere', () => {
  test('is still a conflict after a reload', () => {
    const before = edit();
    before.type('green');
    before.unmount();
    const after = edit({ color: 'black', star: 'gold' }, before.shop);
    expect(after.edited().conflicts).toHaveLength(1);
    expect(after.edited().value.color).toBe('green');
  });
});

describe('saving', () => {
  test('keeps the edits if an optimistic save is rolled back', async () => {
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
    expect(page.edited().value.color).toBe('green');
    expect([page.edited().isChanged, page.edited().isSaving]).toEqual([true, false]);
    page.unmount();
    expect(edit(saved, page.shop).edited().value.color).toBe('green');
  });

  test('leaves changes made during the save unsaved, without a conflict', async () => {
    const page = edit();
    page.type('green');
    await act(() =>
      page.edited().save(async (value) => {
        page.elsewhere(value);
        page.type('greenish');
        return value;
      }),
    );
    expect(page.edited().value.color).toBe('greenish');
    expect([page.edited().isChanged, page.edited().conflicts.length]).toEqual([true, 0]);
    page.do(({ undo }) => undo());
    expect(page.edited().isChanged).toBe(false);
  });

  test('adopts what the server changed, regardless of changes made during the save and of undo', async () => {
    const page = edit();
    page.type('green');
    await act(() =>
      page.edited().save(async (value) => {
        page.type('greenish');
        return { ...value, star: 'blue' };
      }),
    );
    expect(page.edited().value).toEqual({ color: 'greenish', star: 'blue' });
    page.do(({ undo }) => undo());
    expect(page.edited().value).toEqual({ color: 'green', star: 'blue' });
    page.do(({ undo }) => undo());
    expect(page.edited().value).toEqual({ color: 'red', star: 'blue' });
  });

  test('is done once the server responds, even if a later read is stale; it can be undone', async () => {
    const page = edit();
    page.type('green');
    await act(() => page.edited().save((value) => Promise.resolve(value)));
    expect(page.edited().isChanged).toBe(false);
    expect(page.edited().hasUnsavedChanges()).toBe(false);
    page.elsewhere({ color: 'green', star: 'gold' });
    page.do(({ undo }) => undo());
    expect(page.edited().value).toEqual(saved);
    expect(page.edited().isChanged).toBe(true);
    page.unmount();
  });
});
