import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

async function boot(): Promise<void> {
  vi.resetModules();
  await import('../../../src/boot/boot');
}

beforeEach(() => {
  delete window.__boot;
  delete document.documentElement.dataset['theme'];
  document.documentElement.dataset['languages'] = 'en fr ar';
  document.documentElement.lang = '';
  document.documentElement.dir = '';
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('the boot script', () => {
  it('removes tokens from the URL before anything else is loaded, and keeps the rest', async () => {
    history.replaceState({ kept: 1 }, '', '/auth?from=%2Ffaq&token=abc#top');
    await boot();
    expect(location.pathname + location.search + location.hash).toBe('/auth?from=%2Ffaq#top');
    expect(window.__boot).toEqual({ token: 'abc', invitation: null });
    expect(history.state).toEqual({ kept: 1 });
  });

  it.each(['/auth?t=xyz&a=1', '/auth/?t=xyz&a=1', '/auth/setup?t=xyz&a=1', '/Auth/invitation?a=1&t=xyz'])(
    '[AUTH-03] keeps the invitation of %s in the tab, and leads to its page',
    async (url) => {
      history.replaceState(null, '', url);
      await boot();
      expect(location.pathname + location.search).toBe('/auth/invitation?a=1');
      expect(sessionStorage.getItem('consoleVisit.invitation')).toBe('xyz');
      expect(window.__boot).toEqual({ token: null, invitation: null });
    },
  );

  it('keeps the invitation in memory if the storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', null);
    history.replaceState(null, '', '/auth?t=xyz');
    await boot();
    vi.unstubAllGlobals();
    expect(location.pathname).toBe('/auth/invitation');
    expect(window.__boot).toEqual({ token: null, invitation: 'xyz' });
  });

  it.each(['/customers?t=1', '/authors?t=1', '/?t=1'])('leaves the parameter t of %s to its page', async (url) => {
    history.replaceState(null, '', url);
    await boot();
    expect(location.pathname + location.search).toBe(url);
    expect(sessionStorage.getItem('consoleVisit.invitation')).toBeNull();
  });

  it.each([
    ['/product-reviews', 'list'],
    ['/customers/', 'list'],
    ['/customers/c1', 'cards'],
    ['/customers/c1/settings', 'form'],
    ['/faq/create', 'form'],
    ['/settings/general', 'form'],
    ['/', 'figures'],
    ['/analytics/reviews', 'figures'],
    ['/loyalty', 'cards'],
    ['/loyalty/p1/settings', 'editor'],
    ['/theme-editor', 'editor'],
    ['/widget-editor/BasicTheme', 'full'],
    ['/notifications/edit/standard/en', 'full'],
    ['/notifications', 'cards'],
  ])('gives the placeholder of %s the form of its page: %s', async (url, form) => {
    history.replaceState(null, '', url);
    await boot();
    expect(document.documentElement.dataset['page']).toBe(form);
  });

  it('leaves a URL without tokens unchanged', async () => {
    history.replaceState(null, '', '/customers?search=a+b&page=0');
    const replace = vi.spyOn(history, 'replaceState');
    await boot();
    expect(replace).not.toHaveBeenCalled();
    expect(window.__boot).toEqual({ token: null, invitation: null });
  });

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', undefined],
    ['"><script>', undefined],
  ])('applies the stored color scheme %s', async (stored, theme) => {
    localStorage.setItem('console.colorScheme', stored);
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
  ])(
    'sets language and direction for the stored choice %s, otherwise for the browser languages %j',
    async (storedLanguage, browserLanguages, lang, dir) => {
      if (storedLanguage !== null) localStorage.setItem('console.language', storedLanguage);
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browserLanguages);
      await boot();
      expect([document.documentElement.lang, document.documentElement.dir]).toEqual([lang, dir]);
    },
  );

  it('preloads the messages of the current language', async () => {
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
  ])('preloads only what is needed for the stored session %s', async (session, rels) => {
    if (session) localStorage.setItem('console.session', session);
    document.head.innerHTML = [
      '<link rel="signed-in" as="script" href="/in.js">',
      '<link rel="signed-out" as="script" href="/out.js">',
      '<link rel="signed-out" as="style" href="/out.css">',
    ].join('');
    await boot();
    expect([...document.head.children].map((link) => link.getAttribute('rel'))).toEqual(rels);
  });

  it.each([
    ['/', ['modulepreload', 'signed-in']],
    ['/customers', ['signed-in', 'signed-in']],
    ['/customers/c1', ['signed-in', 'modulepreload']],
    ['/moderate', ['signed-in', 'modulepreload']],
  ])('preloads only what the page of the URL needs: %s', async (path, rels) => {
    localStorage.setItem('console.session', '{}');
    history.replaceState(null, '', path);
    document.head.innerHTML =
      '<link rel="signed-in" as="script" href="/start.js" data-paths="/"><link rel="signed-in" as="script" href="/record.js" data-paths="/customers/ /moderate">';
    await boot();
    expect([...document.head.children].map((link) => link.getAttribute('rel'))).toEqual(rels);
  });

  it('works with blocked storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await boot();
    expect(window.__boot).toEqual({ token: null, invitation: null });
  });
});
