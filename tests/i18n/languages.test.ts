import { beforeAll, describe, expect, it } from 'vitest';
import { textDirection } from '../../i18n/chooseLanguage';
import { languages } from '../../i18n/language';
import { pluralForms } from '../../i18n/plurals';
import { pseudoText } from '../../i18n/pseudo';
import { flattenMessages } from './support/flattenMessages';
import { messages as english } from './support/keys';
import { findTranslationFaults } from './support/translationFaults';

/** Number of words in a text; plural forms count once. */
const length = (text: string) =>
  (text.split('||||')[0] ?? '').replace(/%\{\w+\}|\S+@\S+|https?:\S+/g, '').match(/\p{Ll}{2,}/gu)?.length ?? 0;

async function loadAllMessages(code: string): Promise<Map<string, string>> {
  const language = languages[code];
  if (!language) throw new Error(`${code} is no language of the console.`);
  // react-admin has its own messages.
  const { ra: _, ...lazy } = await language.loadRest();
  return new Map(flattenMessages({ ...(await language.load()), ...lazy }));
}

const codes = Object.keys(languages).filter((code) => code !== 'en-XA' && languages[code]?.isComplete);

it('supports French and Arabic besides English', () => {
  expect(codes).toEqual(['fr', 'ar']);
  expect(codes.map(textDirection)).toEqual(['ltr', 'rtl']);
});

it('breaks no line at the hyphen of the French “e-mail”', async () => {
  const texts = [...(await loadAllMessages('fr')).values()];
  expect(texts.filter((text) => /e-mail/i.test(text))).toEqual([]);
});

it('knows the direction and the plural forms of other languages', () => {
  const rtlScripts = ['Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'];
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const tags = letters.flatMap((first) => letters.map((second) => first + second));
  const supported = Intl.NumberFormat.supportedLocalesOf(tags).filter(
    (tag) => Intl.getCanonicalLocales(tag)[0] === tag,
  );
  for (const tag of [...supported, 'zh-TW', 'ckb', 'uz-Arab', 'ks-Deva', 'az-Arab-IR']) {
    const isRtl = rtlScripts.includes(new Intl.Locale(tag).maximize().script ?? '');
    expect([tag, textDirection(tag)]).toEqual([tag, isRtl ? 'rtl' : 'ltr']);
  }
  expect(pluralForms('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
  expect(pluralForms('fr')).toEqual(['one', 'other']);
  expect(pluralForms('pl')).toEqual(['one', 'few', 'many', 'other']);
  expect(pluralForms('ja')).toEqual(['other']);
});

describe.each(codes)('messages in %s', (code) => {
  let messages = new Map<string, string>();
  beforeAll(async () => {
    messages = await loadAllMessages(code);
  });

  it('exist for all English messages, and no others, with all plural forms and placeholders', () => {
    expect(findTranslationFaults(code, messages, english)).toEqual({
      missing: [],
      unknown: [],
      wrongForms: [],
      wrongPlaceholders: [],
    });
  });

  it('have no invalid placeholder, and no surrounding whitespace', () => {
    const broken = [...messages].filter(
      ([, text]) => text !== text.trim() || /\$\{|%\{[^}\w]|%\w|\{\{/.test(text.replace(/%\{\w+\}/g, '')),
    );
    expect(broken).toEqual([]);
  });

  it('are translated', () => {
    // One or two words may be identical in two languages.
    expect([...messages].filter(([key, text]) => text === english.get(key) && length(text) > 2)).toEqual([]);
  });
});

describe('the pseudo-locale', () => {
  it('is a third longer, accents every letter, and keeps placeholders and plural forms', () => {
    expect(pseudoText('Search %{name}')).toBe('[Šêâřçĥ %{name}~~~~~]');
    expect(pseudoText('%{n} row |||| %{n} rows')).toBe('[%{n} řôŵ~~~] |||| [%{n} řôŵš~~~]');
  });

  it('has all messages', async () => {
    const messages = await loadAllMessages('en-XA');
    expect([...english.keys()].filter((key) => !messages.get(key)?.startsWith('['))).toEqual([]);
  });
});
