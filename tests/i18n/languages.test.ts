import type { StringMap } from 'ra-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { directionOf } from '../../i18n/chooseLanguage';
import { languages } from '../../i18n/language';
import { pluralForms } from '../../i18n/plurals';
import { pseudoText } from '../../i18n/pseudo';
import { flatWords } from './support/flatWords';
import { words as english } from './support/keys';

/** Keys whose words count something, in English. */
const isCounted = (text: string) => text.includes('||||');

const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort();

/** How many words a text has, those of its forms counted once. */
const length = (text: string) =>
  (text.split('||||')[0] ?? '').replace(/%\{\w+\}|\S+@\S+|https?:\S+/g, '').match(/\p{Ll}{2,}/gu)?.length ?? 0;

async function everyWord(code: string): Promise<Map<string, string>> {
  const loaded = await languages[code]?.load();
  if (!loaded) throw new Error(`${code} is no language of the console.`);
  const areas = await Promise.all(
    Object.entries<(() => Promise<{ words: StringMap }>) | undefined>(loaded.areas).map(
      async ([area, load]): Promise<[string, StringMap]> => [area, (await load?.())?.words ?? {}],
    ),
  );
  // React-admin's words are its own.
  const { ra: _, ...own } = Object.fromEntries(areas);
  return new Map(flatWords({ ...loaded.words, ...own }));
}

const codes = Object.keys(languages).filter((code) => code !== 'en-XA');

it('French and Arabic are spoken beside English', () => {
  expect(codes).toEqual(['fr', 'ar']);
  expect(codes.map(directionOf)).toEqual(['ltr', 'rtl']);
});

describe.each(codes)('the words in %s', (code) => {
  let words = new Map<string, string>();
  beforeAll(async () => {
    words = await everyWord(code);
  });

  it('are there for every English word, and no others', () => {
    expect([...english.keys()].filter((key) => !words.get(key)?.trim())).toEqual([]);
    expect([...words.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it('have every form of a counted word', () => {
    const forms = pluralForms(code).length;
    const wrong = [...words].filter(([key, text]) => {
      const count = text.split('||||').length;
      const isRight = isCounted(english.get(key) ?? '') ? count === forms : count === 1 || count === forms;
      return !isRight || text.split('||||').some((form) => form.trim() === '');
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('have the placeholders of the English words; zero, one or two may be said in a word', () => {
    const uneven = [...words].filter(([key, text]) => {
      const wanted = placeholders(english.get(key) ?? '');
      const forms = text.split('||||').map(placeholders);
      const isWrong = (form: string[], place: number) => {
        const lacking = wanted.filter((one) => !form.includes(one)).length;
        const isSaid = forms.length > 1 && /zero|one|two/.test(pluralForms(code)[place] ?? '');
        return form.some((one) => !wanted.includes(one)) || lacking > (isSaid ? 1 : 0);
      };
      return forms.some(isWrong);
    });
    expect(uneven.map(([key]) => key)).toEqual([]);
  });

  it('have no broken placeholder, and no blank at either end', () => {
    const broken = [...words].filter(
      ([, text]) => text !== text.trim() || /\$\{|%\{[^}\w]|%\w|\{\{/.test(text.replace(/%\{\w+\}/g, '')),
    );
    expect(broken).toEqual([]);
  });

  it('are translated', () => {
    // One or two words may be the same in two languages.
    expect([...words].filter(([key, text]) => text === english.get(key) && length(text) > 2)).toEqual([]);
  });
});

describe('the pseudo-language', () => {
  it('is longer by a third, marks every letter, and keeps placeholders and forms', () => {
    expect(pseudoText('Search %{name}')).toBe('[Šêâřçĥ %{name}~~~~~]');
    expect(pseudoText('%{n} row |||| %{n} rows')).toBe('[%{n} řôŵ~~~] |||| [%{n} řôŵš~~~]');
  });

  it('has every word', async () => {
    const words = await everyWord('en-XA');
    expect([...english.keys()].filter((key) => !words.get(key)?.startsWith('['))).toEqual([]);
  });
});
