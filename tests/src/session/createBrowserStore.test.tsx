import { act, renderHook, screen } from '@testing-library/react';
import { StoreContextProvider, useLocaleState, useRemoveFromStore, useResetStore, useStore } from 'ra-core';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBrowserStore } from '../../../src/session/createBrowserStore';
import { renderInSite } from '../../support/renderInSite';

beforeEach(() => localStorage.clear());

/** `useStore` in two components over one store. */
function renderStore(store = createBrowserStore('u1.s1.')) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreContextProvider value={store}>{children}</StoreContextProvider>
  );
  const hook = () => ({
    one: useStore('color', 'red'),
    other: useStore('color', 'red'),
    remove: useRemoveFromStore(),
    reset: useResetStore(),
  });
  return renderHook(hook, { wrapper });
}

/** Lets the storage refuse every new value. */
function fillStorage() {
  const full = new Proxy(localStorage, {
    get(storage, name) {
      if (name === 'setItem') throw new DOMException('full', 'QuotaExceededError');
      const value: unknown = Reflect.get(storage, name);
      return typeof value === 'function' ? value.bind(storage) : value;
    },
  });
  vi.stubGlobal('localStorage', full);
}

let choose: (names: string[]) => void = () => {};
let columns: readonly string[] = [];

function ColumnsPage() {
  [columns, choose] = useStore<string[]>('columns.faq', []);
  return <div data-testid="page" />;
}

describe('browser store', () => {
  it('[RA-03] useStore persists a value on this device, per user and site, and every component sees it', () => {
    const { result, unmount } = renderStore();
    act(() => result.current.one[1]('blue'));
    expect(result.current.other[0]).toBe('blue');
    expect(localStorage.getItem('u1.s1.color')).toBe('"blue"');
    unmount();
    expect(renderStore().result.current.one[0]).toBe('blue');
    expect(renderStore(createBrowserStore('u1.s2.')).result.current.one[0]).toBe('red');
  });

  it('removes one value, and resets all of this site but of no other', () => {
    localStorage.setItem('u1.s2.color', '"green"');
    const { result } = renderStore();
    act(() => result.current.one[1]('blue'));
    act(() => result.current.remove('color'));
    expect(result.current.other[0]).toBe('red');
    act(() => result.current.one[1]('blue'));
    act(() => result.current.reset());
    expect(result.current.other[0]).toBe('red');
    expect({ ...localStorage }).toEqual({ 'u1.s2.color': '"green"' });
  });

  it('sees what another tab wrote', () => {
    const { result } = renderStore();
    localStorage.setItem('u1.s1.color', '"blue"');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'u1.s1.color' })));
    expect(result.current.one[0]).toBe('blue');
  });

  it('keeps a value as long as the page if the storage is full, also over an older stored value', () => {
    localStorage.setItem('u1.s1.color', '"green"');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result, unmount } = renderStore();
    act(() => result.current.one[1]('blue'));
    expect(result.current.other[0]).toBe('blue');
    unmount();
    expect(renderStore().result.current.one[0]).toBe('blue');
    vi.restoreAllMocks();
  });

  it.each(['{', '', 'undefined'])('takes stored text that is not JSON for absent: %s', (text) => {
    localStorage.setItem('u1.s1.color', text);
    expect(renderStore().result.current.one[0]).toBe('red');
  });

  it('lists items by the start of their key', () => {
    const store = createBrowserStore('u1.s1.');
    store.setItem('views.faq', [1]);
    store.setItem('columns.faq', [2]);
    localStorage.setItem('u1.s2.views.faq', '[3]');
    expect(store.listItems?.('views.')).toEqual({ 'views.faq': [1] });
    store.removeItems('views.');
    expect(store.listItems?.()).toEqual({ 'columns.faq': [2] });
  });
});

function Language() {
  const [locale, setLocale] = useLocaleState();
  return (
    <button type="button" data-testid="page" onClick={() => setLocale(locale === 'en' ? 'fr' : 'en')}>
      {locale}
    </button>
  );
}

describe('useLocaleState', () => {
  it('changes the language of the console', async () => {
    const { user } = await renderInSite(<Language />);
    const button = screen.getByTestId('page');
    expect(button).toHaveTextContent('en');
    await user.click(button);
    await screen.findByText('fr');
    expect(document.documentElement.lang).toBe('fr');
    expect(localStorage.getItem('console.language')).toBe('fr');
    await user.click(button);
    await screen.findByText('en');
    expect(document.documentElement.lang).toBe('en');
  });

  it('says once that preferences last only as long as the page if the storage is full', async () => {
    await renderInSite(<ColumnsPage />);
    fillStorage();
    onTestFinished(() => void vi.unstubAllGlobals());
    act(() => choose(['question']));
    act(() => choose(['question', 'state']));
    expect(columns).toEqual(['question', 'state']);
    expect(screen.getAllByText(/^Your browser’s storage is full\. New columns, saved views/)).toHaveLength(1);
  });
});
