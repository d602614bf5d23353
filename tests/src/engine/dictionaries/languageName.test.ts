import { expect, it } from 'vitest';
import { languageOf, shopLanguages } from '../../../../resources/languages';
import { languageName } from '../../../../src/engine/dictionaries/languageName';

const inLanguage = (locale: string, ...codes: string[]) => codes.map((code) => languageName(languageOf(code), locale));

it('a language has its name in the language of the console', () => {
  expect(inLanguage('fr', 'de', 'no', 'zh', 'zh-TW')).toEqual([
    'allemand',
    'norvégien',
    'chinois simplifié',
    'chinois traditionnel',
  ]);
  expect(inLanguage('ar', 'de', 'fr')).toEqual(['الألمانية', 'الفرنسية']);
  expect(inLanguage('en', 'zh', 'zh-TW')).toEqual(['Chinese (Simplified)', 'Chinese (Traditional)']);
  for (const locale of ['fr', 'ar']) {
    expect(new Set(shopLanguages.map((one) => languageName(one, locale))).size).toBe(shopLanguages.length);
  }
});

it('what is none of them goes by its code, whatever it is', () => {
  expect(inLanguage('ar', 'pt_br', 'no such')).toEqual(['pt_br', 'no such']);
});
