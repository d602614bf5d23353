import { describe, expect, it, vi } from 'vitest';
import { createWords } from '../../i18n/createWords';
import type { Language } from '../../i18n/language';
import { plainText } from '../../src/lib/plainText';

/** Arabic has six forms of a plural, so English words must not be counted by its rules. */
const arabic: Language = {
  name: 'العربية',
  load: () =>
    Promise.resolve({
      words: {
        list: {
          select: {
            clear: 'مسح',
            count: 'صفر |||| واحد |||| اثنان |||| %{smart_count} قلة |||| %{smart_count} كثرة |||| %{smart_count} آخر',
          },
        },
      },
      areas: { create: () => Promise.resolve({ words: { submit: 'إضافة' } }) },
    }),
};

describe('the words of an area', () => {
  it('are there as soon as the part is, and not before', async () => {
    const { i18nProvider, withWords } = createWords({});
    expect(i18nProvider.translate('create.submit', { _: 'not yet' })).toBe('not yet');
    await expect(withWords('create', () => Promise.resolve('the part'))).resolves.toBe('the part');
    expect(i18nProvider.translate('create.submit')).toBe('Add');
    expect(i18nProvider.translate('list.select.clear')).toBe('Clear the selection');
  });

  it('of several areas come together', async () => {
    const { i18nProvider, withWords } = createWords({});
    await withWords(['create', 'compose'], () => Promise.resolve(null));
    expect(i18nProvider.translate('create.submit')).toBe('Add');
  });

  it('are asked for again after a part that could not be loaded', async () => {
    const { i18nProvider, withWords } = createWords({});
    const load = vi.fn(() => Promise.resolve('the part')).mockRejectedValueOnce(new Error('no network'));
    await expect(withWords('create', load)).rejects.toThrow('no network');
    await expect(withWords('create', load)).resolves.toBe('the part');
    expect(i18nProvider.translate('create.submit')).toBe('Add');
  });
});

describe('another language', () => {
  it('says its own words, and English ones where it has none', async () => {
    const { i18nProvider, withWords } = createWords({ ar: arabic });
    expect(i18nProvider.getLocales?.().map(({ locale }) => locale)).toEqual(['en', 'ar']);
    await i18nProvider.changeLocale('ar');
    await withWords('create', () => Promise.resolve(null));
    const { translate } = i18nProvider;
    expect(i18nProvider.getLocale()).toBe('ar');
    expect(translate('create.submit')).toBe('إضافة');
    expect(translate('create.done', { name: 'Question' })).toBe('Question added.');
    expect(translate('list.select.clear')).toBe('مسح');
    expect(translate('list.state.leftOut', { smart_count: 7 })).toMatch(/^7 rows/);
    expect(translate('resources.faq.filters.none', { _: 'none' })).toBe('none');
  });

  it('has the words of every area that was asked for before', async () => {
    const { i18nProvider, withWords } = createWords({ ar: arabic });
    await withWords('create', () => Promise.resolve(null));
    await i18nProvider.changeLocale('ar');
    expect(i18nProvider.translate('create.submit')).toBe('إضافة');
    await i18nProvider.changeLocale('en');
    expect(i18nProvider.translate('create.submit')).toBe('Add');
  });

  it('has the words of an area that is asked for while it comes', async () => {
    const { i18nProvider, withWords } = createWords({ ar: arabic });
    const changed = i18nProvider.changeLocale('ar');
    await withWords('create', () => Promise.resolve(null));
    await changed;
    expect(i18nProvider.translate('create.submit')).toBe('إضافة');
  });

  it('that cannot be loaded leaves the one that is spoken', async () => {
    const load = vi.fn(arabic.load).mockRejectedValueOnce(new Error('no network'));
    const { i18nProvider } = createWords({ ar: { ...arabic, load } });
    await expect(i18nProvider.changeLocale('ar')).rejects.toThrow('no network');
    expect(i18nProvider.translate('list.select.clear')).toBe('Clear the selection');
    await i18nProvider.changeLocale('ar');
    expect(i18nProvider.translate('list.select.clear')).toBe('مسح');
  });

  it('counts by its own rules, fractions and numbers below zero too', async () => {
    const { i18nProvider } = createWords({ ar: arabic });
    await i18nProvider.changeLocale('ar');
    const counted = [0, 1, 2, 3, 11, 100, 103, 1.5, -1].map((count) =>
      i18nProvider.translate('list.select.count', { smart_count: count }),
    );
    expect(counted).toEqual(['صفر', 'واحد', 'اثنان', '3 قلة', '11 كثرة', '100 آخر', '103 قلة', '1.5 آخر', 'واحد']);
  });

  it('writes numbers among the words as it does', async () => {
    const french: Language = {
      name: 'Français',
      load: () => Promise.resolve({ words: { list: { select: { count: '%{smart_count} choisis' } } }, areas: {} }),
    };
    const { i18nProvider } = createWords({ fr: french });
    expect(i18nProvider.translate('list.select.count', { smart_count: 12_345.5 })).toBe('12,345.5 selected');
    await i18nProvider.changeLocale('fr');
    expect(i18nProvider.translate('list.select.count', { smart_count: 12_345.5 })).toBe('12\u202f345,5 choisis');
    expect(i18nProvider.translate('list.select.count', { smart_count: 999 })).toBe('999 choisis');
  });

  it('keeps a name in its own direction where lines begin at the right', async () => {
    const load = async () => ({ words: { list: { create: { title: 'إضافة %{name}' } } }, areas: {} });
    const { i18nProvider } = createWords({ ar: { ...arabic, load } });
    const title = (name: string) => i18nProvider.translate('list.create.title', { name });
    expect(title('Socks (3-pack)')).toBe('Add Socks (3-pack)');
    await i18nProvider.changeLocale('ar');
    expect(title('Socks (3-pack)')).toBe('إضافة \u2068Socks (3-pack)\u2069');
    expect(title('#1000')).toBe('إضافة \u2068#1000\u2069');
    expect(title('سؤال')).toBe('إضافة سؤال');
    expect(plainText(title('Socks'))).toBe('إضافة Socks');
  });

  it('is told to whoever holds the words, as a new object', async () => {
    const { i18nProvider, spoken } = createWords({ ar: arabic });
    const heard = vi.fn();
    const stop = spoken.subscribe(heard);
    const english = spoken.get();
    await i18nProvider.changeLocale('ar');
    expect(spoken.get()).not.toBe(english);
    expect(spoken.get().translate('list.select.clear')).toBe('مسح');
    stop();
    await i18nProvider.changeLocale('en');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is the one that was asked for last, whichever comes first', async () => {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const slow: Language = { ...arabic, load: () => arrival.then(arabic.load) };
    const { i18nProvider } = createWords({ he: slow, ar: arabic });
    const first = i18nProvider.changeLocale('he');
    await i18nProvider.changeLocale('ar');
    arrive();
    await first;
    expect(i18nProvider.getLocale()).toBe('ar');
  });

  it('that cannot be loaded does not hold up what comes later', async () => {
    const load = vi.fn(() => Promise.reject(new Error('no network')));
    const { i18nProvider, withWords } = createWords({ ar: { ...arabic, load } });
    await expect(i18nProvider.changeLocale('ar')).rejects.toThrow('no network');
    await expect(withWords('create', () => Promise.resolve('the part'))).resolves.toBe('the part');
  });
});
