import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

async function boot(): Promise<void> {
  vi.resetModules();
  await import('../../../src/boot/boot');
}

beforeEach(() => {
  delete window.__boot;
  delete document.documentElement.dataset['theme'];
  document.documentElement.lang = '';
  document.documentElement.dir = '';
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('the boot script', () => {
  it('takes tokens out of the address before anything else is loaded, and keeps the rest', async () => {
    history.replaceState({ kept: 1 }, '', '/auth?from=%2Ffaq&token=abc&t=xyz#top');
    await boot();
    expect(location.pathname + location.search + location.hash).toBe('/auth?from=%2Ffaq#top');
    expect(window.__boot).toEqual({ token: 'abc', shortToken: 'xyz' });
    expect(history.state).toEqual({ kept: 1 });
  });

  it('leaves an address without tokens as it is', async () => {
    history.replaceState(null, '', '/customers?search=a+b&page=0');
    const replace = vi.spyOn(history, 'replaceState');
    await boot();
    expect(replace).not.toHaveBeenCalled();
    expect(window.__boot).toEqual({ token: null, shortToken: null });
  });

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', undefined],
    ['"><script>', undefined],
  ])('applies the stored colour scheme %s', async (stored, theme) => {
    localStorage.setItem('console.colourScheme', stored);
    await boot();
    expect(document.documentElement.dataset['theme']).toBe(theme);
  });

  it.each([
    ['ar', ['en-GB'], 'ar', 'rtl'],
    ['fr', ['ar'], 'fr', 'ltr'],
    [null, ['de-AT', 'fr-CA', 'ar'], 'fr', 'ltr'],
    [null, ['AR-eg'], 'ar', 'rtl'],
    [null, ['de', 'ja'], 'en', 'ltr'],
    [null, [], 'en', 'ltr'],
    ['"><script>', ['de'], 'en', 'ltr'],
    ['constructor', ['toString'], 'en', 'ltr'],
  ])('turns the page for the choice %s, else for a browser that asks for %j', async (kept, asked, lang, dir) => {
    if (kept !== null) localStorage.setItem('console.language', kept);
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(asked);
    await boot();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual([lang, dir]);
  });

  it('begins the download of the words of the language that is spoken', async () => {
    localStorage.setItem('console.language', 'fr');
    document.head.innerHTML =
      '<link rel="language-fr" as="script" href="/fr.js"><link rel="language-ar" as="script" href="/ar.js">';
    await boot();
    expect([...document.head.children].map((link) => link.getAttribute('rel'))).toEqual([
      'modulepreload',
      'language-ar',
    ]);
  });

  it.each([
    [null, ['signed-in', 'modulepreload', 'preload']],
    ['{}', ['modulepreload', 'signed-out', 'signed-out']],
  ])('begins the downloads for a stored session %s, and no others', async (session, rels) => {
    if (session) localStorage.setItem('console.session', session);
    document.head.innerHTML = [
      '<link rel="signed-in" as="script" href="/in.js">',
      '<link rel="signed-out" as="script" href="/out.js">',
      '<link rel="signed-out" as="style" href="/out.css">',
    ].join('');
    await boot();
    expect([...document.head.children].map((link) => link.getAttribute('rel'))).toEqual(rels);
  });

  it('begins the download of what the page of the address needs, and of no other', async () => {
    localStorage.setItem('console.session', '{}');
    history.replaceState(null, '', '/');
    document.head.innerHTML =
      '<link rel="signed-in" as="script" href="/start.js" data-path="/"><link rel="signed-in" as="script" href="/faq.js" data-path="/faq">';
    await boot();
    expect([...document.head.children].map((link) => link.getAttribute('rel'))).toEqual(['modulepreload', 'signed-in']);
  });

  it('goes on where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await boot();
    expect(window.__boot).toEqual({ token: null, shortToken: null });
  });
});
