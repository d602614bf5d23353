import { beforeAll, describe, expect, it } from 'vitest';
import { textDirection } from '../../i18n/chooseLanguage';
import { languages } from '../../i18n/language';
import { pluralForms } from '../../i18n/plurals';
import { pseudoText } from '../../i18n/pseudo';
import { flattenMessages } from './support/flattenMessages';
import { messages as english } from './support/keys';

/** English messages with plural forms. */
const isCounted = (text: string) => text.includes('||||');

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

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

const codes = Object.keys(languages).filter((code) => code !== 'en-XA');

it('supports French and Arabic besides English', () => {
  expect(codes).toEqual(['fr', 'ar']);
  expect(codes.map(textDirection)).toEqual(['ltr', 'rtl']);
});

describe.each(codes)('messages in %s', (code) => {
  let messages = new Map<string, string>();
  beforeAll(async () => {
    messages = await loadAllMessages(code);
  });

  it('exist for all English messages, and no others', () => {
    expect([...english.keys()].filter((key) => !messages.get(key)?.trim())).toEqual([]);
    expect([...messages.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it('have all plural forms', () => {
    const forms = pluralForms(code).length;
    const wrong = [...messages].filter(([key, text]) => {
      const count = text.split('||||').length;
      const isRight = isCounted(english.get(key) ?? '') ? count === forms : count === 1 || count === forms;
      return !isRight || text.split('||||').some((form) => form.trim() === '');
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('have the placeholders of the English ones; zero, one, and two may be words', () => {
    const uneven = [...messages].filter(([key, text]) => {
      const expected = placeholders(english.get(key) ?? '');
      const forms = text.split('||||').map(placeholders);
      const isWrong = (form: string[], place: number) => {
        const lacking = expected.filter((item) => !form.includes(item)).length;
        const isUsed = forms.length > 1 && /zero|one|two/.test(pluralForms(code)[place] ?? '');
        return form.some((item) => !expected.includes(item)) || lacking > (isUsed ? 1 : 0);
      };
      return forms.some(isWrong);
    });
    expect(uneven.map(([key]) => key)).toEqual([]);
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
