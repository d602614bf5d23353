import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createI18n } from '../../i18n/createI18n';
import { defineMessages } from '../../i18n/englishMessages';
import { getLanguages, type Language } from '../../i18n/language';
import { registerMessages } from '../../i18n/registerMessages';
import { stripBidiMarks } from '../../src/lib/format/text';
import { createGate } from '../support/createGate';

/** Arabic has six plural forms, so English messages must not use its plural rules. */
const arabic: Language = {
  isComplete: true,
  name: 'العربية',
  load: async () => ({
    list: {
      select: {
        page: 'مسح',
        count: 'صفر |||| واحد |||| اثنان |||| %{smart_count} قلة |||| %{smart_count} كثرة |||| %{smart_count} آخر',
      },
    },
  }),
  loadRest: async () => ({ lazy: { submit: 'إضافة' } }),
};

const loadPart = async () => {
  defineMessages('lazy', { submit: 'Add', done: '%{name} added' });
  return 'the part';
};

describe('lazy-loaded code', () => {
  it('brings its English messages', async () => {
    const { i18nProvider, withTranslations } = createI18n({});
    expect(i18nProvider.translate('later.submit', { _: 'not yet' })).toBe('not yet');
    const load = async () => defineMessages('later', { submit: 'Later' });
    await expect(withTranslations(load)).resolves.toEqual({ submit: 'Later' });
    expect(i18nProvider.translate('later.submit')).toBe('Later');
    expect(i18nProvider.translate('list.select.page')).toBe('Select all on this page');
  });

  it('is loaded again after a failed download', async () => {
    const { i18nProvider, withTranslations } = createI18n({});
    const load = vi.fn(loadPart).mockRejectedValueOnce(new Error('no network'));
    await expect(withTranslations(load)).rejects.toThrow('no network');
    await expect(withTranslations(load)).resolves.toBe('the part');
    expect(i18nProvider.translate('lazy.submit')).toBe('Add');
  });

  it('waits for its translations, which are loaded at the same time and once', async () => {
    const gate = createGate();
    const open = gate.close();
    const loadRest = vi.fn(async () => {
      await gate.pass();
      return { lazy: { submit: 'إضافة' } };
    });
    const { i18nProvider, withTranslations } = createI18n({ ar: { ...arabic, loadRest } });
    await i18nProvider.changeLocale('ar');
    expect(loadRest).not.toHaveBeenCalled();
    const shown: string[] = [];
    const load = vi.fn(loadPart);
    const part = withTranslations(load).then(() => shown.push(i18nProvider.translate('lazy.submit')));
    expect(load).toHaveBeenCalledOnce();
    expect(loadRest).toHaveBeenCalledOnce();
    await load.mock.results[0]?.value;
    expect(shown).toEqual([]);
    open();
    await part;
    await withTranslations(loadPart);
    expect(shown).toEqual(['إضافة']);
    expect(loadRest).toHaveBeenCalledOnce();
  });

  it('fails without its translations, and asks for them again', async () => {
    const loadRest = vi.fn(arabic.loadRest).mockRejectedValueOnce(new Error('no network'));
    const { i18nProvider, withTranslations } = createI18n({ ar: { ...arabic, loadRest } });
    await i18nProvider.changeLocale('ar');
    await expect(withTranslations(loadPart)).rejects.toThrow('no network');
    await withTranslations(loadPart);
    expect(i18nProvider.translate('lazy.submit')).toBe('إضافة');
  });
});

describe('changing the locale', () => {
  it('falls back to English for missing messages', async () => {
    const { i18nProvider, withTranslations } = createI18n({ ar: arabic });
    expect(i18nProvider.getLocales?.().map(({ locale }) => locale)).toEqual(['en', 'ar']);
    await i18nProvider.changeLocale('ar');
    await withTranslations(loadPart);
    const { translate } = i18nProvider;
    expect(i18nProvider.getLocale()).toBe('ar');
    expect(translate('lazy.submit')).toBe('إضافة');
    expect(translate('lazy.done', { name: 'Question' })).toBe('Question added');
    expect(translate('list.select.page')).toBe('مسح');
    expect(translate('list.state.leftOut', { smart_count: 7 })).toMatch(/^7 rows/);
    expect(translate('resources.faq.filters.none', { _: 'none' })).toBe('none');
  });

  it('loads all messages that loaded code needs', async () => {
    const { i18nProvider, withTranslations } = createI18n({ ar: arabic });
    await withTranslations(loadPart);
    await i18nProvider.changeLocale('ar');
    expect(i18nProvider.translate('lazy.submit')).toBe('إضافة');
    await i18nProvider.changeLocale('en');
    expect(i18nProvider.translate('lazy.submit')).toBe('Add');
  });

  it('loads those of code that is requested during the change', async () => {
    const { i18nProvider, withTranslations } = createI18n({ ar: arabic });
    const changed = i18nProvider.changeLocale('ar');
    await withTranslations(loadPart);
    await changed;
    expect(i18nProvider.translate('lazy.submit')).toBe('إضافة');
  });

  it('keeps the current locale if the download fails', async () => {
    const load = vi.fn(arabic.load).mockRejectedValueOnce(new Error('no network'));
    const { i18nProvider } = createI18n({ ar: { ...arabic, load } });
    await expect(i18nProvider.changeLocale('ar')).rejects.toThrow('no network');
    expect(i18nProvider.translate('list.select.page')).toBe('Select all on this page');
    await i18nProvider.changeLocale('ar');
    expect(i18nProvider.translate('list.select.page')).toBe('مسح');
  });

  it('uses the plural rules of the locale, for fractions and negative numbers too', async () => {
    const { i18nProvider } = createI18n({ ar: arabic });
    await i18nProvider.changeLocale('ar');
    const counted = [0, 1, 2, 3, 11, 100, 103, 1.5, -1].map((count) =>
      i18nProvider.translate('list.select.count', { smart_count: count }),
    );
    expect(counted).toEqual(['صفر', 'واحد', 'اثنان', '3 قلة', '11 كثرة', '100 آخر', '103 قلة', '1.5 آخر', 'واحد']);
  });

  it('formats interpolated numbers', async () => {
    const french: Language = {
      isComplete: true,
      name: 'Français',
      load: async () => ({ list: { select: { count: '%{smart_count} choisis' } } }),
      loadRest: async () => ({}),
    };
    const { i18nProvider } = createI18n({ fr: french });
    expect(i18nProvider.translate('list.select.count', { smart_count: 12_345.5 })).toBe('12,345.5 selected');
    await i18nProvider.changeLocale('fr');
    expect(i18nProvider.translate('list.select.count', { smart_count: 12_345.5 })).toBe('12\u202f345,5 choisis');
    expect(i18nProvider.translate('list.select.count', { smart_count: 999 })).toBe('999 choisis');
    expect(i18nProvider.translate('list.select.count', { smart_count: -8 })).toBe('−8 choisis');
  });

  it('isolates names in right-to-left text', async () => {
    const load = async () => ({ list: { create: { title: 'إضافة %{name}' } } });
    const { i18nProvider } = createI18n({ ar: { ...arabic, load } });
    const title = (name: string) => i18nProvider.translate('list.create.title', { name });
    expect(title('Socks (3-pack)')).toBe('Add Socks (3-pack)');
    await i18nProvider.changeLocale('ar');
    expect(title('Socks (3-pack)')).toBe('إضافة \u2068Socks (3-pack)\u2069');
    expect(title('#1000')).toBe('إضافة \u2068#1000\u2069');
    expect(title('سؤال')).toBe('إضافة سؤال');
    expect(stripBidiMarks(title('Socks'))).toBe('إضافة Socks');
  });

  it('notifies subscribers with a new provider', async () => {
    const { i18nProvider, currentLocale } = createI18n({ ar: arabic });
    const heard = vi.fn();
    const stop = currentLocale.subscribe(heard);
    const english = currentLocale.get();
    await i18nProvider.changeLocale('ar');
    expect(currentLocale.get()).not.toBe(english);
    expect(currentLocale.get().translate('list.select.page')).toBe('مسح');
    stop();
    await i18nProvider.changeLocale('en');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('applies the last requested locale', async () => {
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const slow: Language = { ...arabic, load: () => arrival.then(arabic.load) };
    const { i18nProvider } = createI18n({ he: slow, ar: arabic });
    const first = i18nProvider.changeLocale('he');
    await i18nProvider.changeLocale('ar');
    arrive();
    await first;
    expect(i18nProvider.getLocale()).toBe('ar');
  });

  it('does not block later code if the download fails', async () => {
    const load = vi.fn(() => Promise.reject(new Error('no network')));
    const { i18nProvider, withTranslations } = createI18n({ ar: { ...arabic, load } });
    await expect(i18nProvider.changeLocale('ar')).rejects.toThrow('no network');
    await expect(withTranslations(loadPart)).resolves.toBe('the part');
  });
});

it('[EXT-04] adds a language in progress, whose missing messages are English', async () => {
  onTestFinished(() => registerMessages({}));
  const german = { shell: { menu: { customers: 'Kundschaft' } }, ui: { retry: 'Erneut versuchen' } };
  registerMessages({}, { de: { name: 'Deutsch', isComplete: false, load: async () => ({ default: german }) } });
  const { i18nProvider } = createI18n(getLanguages());
  expect(i18nProvider.getLocales?.()).toContainEqual({ locale: 'de', name: 'Deutsch' });
  await i18nProvider.changeLocale('de');
  expect(i18nProvider.translate('ui.retry')).toBe('Erneut versuchen');
  expect(i18nProvider.translate('ui.close')).toBe('Close');
});
