import { describe, expect, it } from 'vitest';
import { knownLanguage, languageOf, shopLanguages } from '../../resources/languages';

const specified = 'en fr it de el he hu tr no pt pl ru es sv vi ar nl ja zh zh-TW ko fi cs da ro th lt ms'.split(' ');

describe('the languages of a shop', () => {
  it('[LOC-02] are the 28 of the specification, each by its own and its English name', () => {
    expect(shopLanguages.map(({ code }) => code)).toEqual(specified);
    for (const { code, tag, ownName, englishName } of shopLanguages) {
      const inEnglish = new Intl.DisplayNames('en', { type: 'language' }).of(code);
      const usual = { zh: 'Chinese (Simplified)', 'zh-TW': 'Chinese (Traditional)' }[code] ?? inEnglish;
      expect(englishName, code).toBe(usual);
      const own = new Intl.DisplayNames(tag, { type: 'language' }).of(code === 'no' ? code : tag) ?? '';
      expect(ownName.toLowerCase(), code).toBe(
        { ms: 'bahasa melayu', zh: '简体中文', 'zh-TW': '繁體中文' }[code] ?? own.toLowerCase(),
      );
    }
  });

  it('have tags that Intl takes, and their own direction', () => {
    for (const { tag } of shopLanguages) expect(Intl.PluralRules.supportedLocalesOf(tag), tag).toEqual([tag]);
    expect(shopLanguages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['he', 'ar']);
    expect(languageOf('no').tag).toBe('nb');
    expect(languageOf('zh').tag).toBe('zh-Hans');
    expect(languageOf('zh_TW')).toMatchObject({ code: 'zh-TW', tag: 'zh-Hant-TW' });
  });

  it('take a code that they do not know for what it is', () => {
    expect(knownLanguage('is')).toBeNull();
    expect(languageOf('pt_br')).toEqual({
      code: 'pt_br',
      tag: 'pt-BR',
      ownName: 'pt_br',
      englishName: 'pt_br',
      direction: 'ltr',
    });
    expect(languageOf('fa')).toMatchObject({ direction: 'rtl' });
    expect(languageOf('no such tag!')).toMatchObject({ tag: 'en', ownName: 'no such tag!' });
    expect(languageOf('')).toMatchObject({ tag: 'en', ownName: 'en' });
  });
});
