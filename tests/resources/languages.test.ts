import { describe, expect, it } from 'vitest';
import { findLanguage, getLanguage, storeLanguages } from '../../resources/languages';

const specified = 'en fr it de el he hu tr no pt pl ru es sv vi ar nl ja zh zh-TW ko fi cs da ro th lt ms'.split(' ');

describe('store languages', () => {
  it('[LOC-02] are 28, with native and English names', () => {
    expect(storeLanguages.map(({ code }) => code)).toEqual(specified);
    for (const { code, tag, ownName, englishName } of storeLanguages) {
      const inEnglish = new Intl.DisplayNames('en', { type: 'language' }).of(code);
      const usual = { zh: 'Chinese (Simplified)', 'zh-TW': 'Chinese (Traditional)' }[code] ?? inEnglish;
      expect(englishName, code).toBe(usual);
      const own = new Intl.DisplayNames(tag, { type: 'language' }).of(code === 'no' ? code : tag) ?? '';
      expect(ownName.toLowerCase(), code).toBe(
        { ms: 'bahasa melayu', zh: '简体中文', 'zh-TW': '繁體中文' }[code] ?? own.toLowerCase(),
      );
    }
  });

  it('have valid tags and directions', () => {
    for (const { tag } of storeLanguages) expect(Intl.PluralRules.supportedLocalesOf(tag), tag).toEqual([tag]);
    expect(storeLanguages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['he', 'ar']);
    expect(getLanguage('no').tag).toBe('nb');
    expect(getLanguage('zh').tag).toBe('zh-Hans');
    expect(getLanguage('zh_TW')).toMatchObject({ code: 'zh-TW', tag: 'zh-Hant-TW' });
  });

  it('fall back to the code of unknown languages', () => {
    expect(findLanguage('is')).toBeNull();
    expect(getLanguage('pt_br')).toEqual({
      code: 'pt_br',
      tag: 'pt-BR',
      ownName: 'pt_br',
      englishName: 'pt_br',
      direction: 'ltr',
    });
    expect(getLanguage('fa')).toMatchObject({ direction: 'rtl' });
    expect(getLanguage('no such tag!')).toMatchObject({ tag: 'en', ownName: 'no such tag!' });
    expect(getLanguage('')).toMatchObject({ tag: 'en', ownName: 'en' });
  });
});
