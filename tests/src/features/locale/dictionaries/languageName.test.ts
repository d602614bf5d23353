import { expect, it } from 'vitest';
import { getLanguage, storeLanguages } from '../../../../../resources/languages';
import { languageName } from '../../../../../src/features/locale/dictionaries/useLanguageNames';

const inLanguage = (locale: string, ...codes: string[]) => codes.map((code) => languageName(getLanguage(code), locale));

it('a language name is in the language of the console', () => {
  expect(inLanguage('fr', 'de', 'no', 'zh', 'zh-TW')).toEqual([
    'allemand',
    'norvégien',
    'chinois simplifié',
    'chinois traditionnel',
  ]);
  expect(inLanguage('ar', 'de', 'fr')).toEqual(['الألمانية', 'الفرنسية']);
  expect(inLanguage('en', 'zh', 'zh-TW')).toEqual(['Chinese (Simplified)', 'Chinese (Traditional)']);
  for (const locale of ['fr', 'ar']) {
    expect(new Set(storeLanguages.map((language) => languageName(language, locale))).size).toBe(storeLanguages.length);
  }
});

it('an unknown language is shown by its code', () => {
  expect(inLanguage('ar', 'pt_br', 'no such')).toEqual(['pt_br', 'no such']);
});
