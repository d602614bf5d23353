import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getLanguage, storeLanguages } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { shopperTexts } from '../../../../resources/storefront/texts';
import {
  analyzeRows,
  getTranslationProgress,
  matchesFilter,
  matchesSearch,
  type RowFilter,
} from '../../../../src/features/locale/rows/analyzeRows';
import { buildTextRows } from '../../../../src/features/locale/rows/textRows';

/** Analyzed rows of a dictionary. */
function getLines(
  code: string,
  dictionary: Dictionary,
  { main = 'en', mainDictionary = {} as Dictionary, saved = dictionary } = {},
) {
  const language = getLanguage(code);
  const rows = buildTextRows(language, [saved, dictionary], mainDictionary);
  return analyzeRows(rows, { language, dictionary, saved, main: getLanguage(main), mainDictionary });
}

const getLine = (lines: ReturnType<typeof getLines>, key: string) => {
  const line = lines.find(({ row }) => row.key === key);
  if (!line) throw new Error(`no line '${key}'`);
  return line;
};
const findIssues = (code: string, key: string, text: string, more: Parameters<typeof getLines>[2] = {}) =>
  getLine(getLines(code, { [key]: text }, more), key).issues;

describe('buildTextRows', () => {
  it('creates a row per built-in text and plural form of the language', () => {
    const getKeys = (code: string) => getLines(code, {}).map(({ row }) => row.key);
    const forms = (code: string) => getKeys(code).filter((key) => key.startsWith('points.count'));
    expect(forms('de')).toEqual(['points.count.one', 'points.count.other']);
    expect(forms('ja')).toEqual(['points.count.other']);
    expect(forms('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `points.count.${form}`));
    const plain = Object.entries(shopperTexts).flatMap(([key, text]) => ('counted' in text ? [] : [key]));
    expect(getKeys('de')).toEqual(expect.arrayContaining(plain));
  });

  it('includes custom keys', () => {
    const lines = getLines('de', { 'own.key': 'Text', lonely: 'x' }, { mainDictionary: { 'main.key': 'Only there' } });
    expect(lines.slice(-3).map(({ row }) => [row.key, row.area, row.declared])).toEqual([
      ['lonely', '', null],
      ['main.key', 'main', null],
      ['own.key', 'own', null],
    ]);
    // Plural categories of the main language are ignored, unless the language has a text for them.
    expect(
      getLines('ja', {}, { mainDictionary: { 'points.count.one': 'p' } }).some(
        ({ row }) => row.key === 'points.count.one',
      ),
    ).toBe(false);
  });
});

describe('isUntranslated and getTranslationProgress', () => {
  it('falls back to built-in translations, then to English', () => {
    const lines = getLines('de', { 'reviews.title': 'Stimmen' }, { mainDictionary: { 'own.key': 'Own' } });
    const getSource = (key: string) => getLine(lines, key).visibleText;
    expect(getSource('reviews.title')).toEqual({ text: 'Stimmen', source: 'own' });
    expect(getSource('reviews.count.one')).toEqual({ text: '{{count}} Bewertung', source: 'usual' });
    expect(getSource('reviews.write')).toEqual({ text: 'Write a review', source: 'english' });
    expect(getSource('own.key')).toEqual({ text: '', source: 'none' });
    expect(getLine(getLines('en', {}), 'reviews.write').visibleText.source).toBe('usual');
  });

  it('counts translated rows', () => {
    expect(getTranslationProgress(getLines('en', {}))).toMatchObject({ done: getLines('en', {}).length });
    for (const { code } of storeLanguages) {
      const begun = getLines(code, {});
      const all = Object.fromEntries(begun.map(({ row }) => [row.key, 'x']));
      expect(getTranslationProgress(begun).all).toBe(begun.length);
      expect(getTranslationProgress(getLines(code, all))).toEqual({ done: begun.length, all: begun.length });
    }
  });
});

describe('findTextIssues', () => {
  it('[LOC-04] reports missing and unknown placeholders compared to the main language', () => {
    expect(findIssues('de', 'loyalty.expiring', '{{points}} verfallen am {{datum}}')).toEqual([
      { kind: 'missing', names: ['date'] },
      { kind: 'unknown', names: ['datum'] },
    ]);
    expect(findIssues('de', 'loyalty.expiring', 'Am {{ date }} verfallen {{points}}')).toEqual([]);
    // Placeholders that the main language omits are optional.
    const mainDictionary = { 'reviews.reply': 'Our answer', 'own.key': 'Hi {{who}}' };
    expect(findIssues('de', 'reviews.reply', 'Unsere Antwort', { mainDictionary })).toEqual([]);
    expect(findIssues('de', 'reviews.reply', 'Antwort von {{shop}}', { mainDictionary })).toEqual([]);
    expect(findIssues('de', 'own.key', 'Hallo {{wer}}', { mainDictionary })).toEqual([
      { kind: 'missing', names: ['who'] },
      { kind: 'unknown', names: ['wer'] },
    ]);
    expect(findIssues('de', 'alone.key', 'Hallo {{wer}}')).toEqual([{ kind: 'unknown', names: ['wer'] }]);
    expect(findIssues('en', 'alone.key', 'Hi {{who}}')).toEqual([]);
    expect(findIssues('en', 'loyalty.hello', 'Hello')).toEqual([{ kind: 'missing', names: ['name'] }]);
  });

  it.each(['{name}', '%{name}', '{{name', 'name}}', '{{na me}}'])(
    'reports braces that are no placeholder: %s',
    (braces) => {
      const kinds = findIssues('de', 'loyalty.hello', `Hallo {{name}} ${braces}`).map(({ kind }) => kind);
      expect(kinds).toEqual(['braces']);
    },
  );

  it.each(['<b>Neu</b>', 'a<br>b', 'Tom &amp; Jerry', '&#39;'])('reports HTML: %s', (text) => {
    expect(findIssues('de', 'reviews.title', text)).toEqual([{ kind: 'markup' }]);
  });

  it('accepts comparison signs and ampersands', () => {
    expect(findIssues('de', 'reviews.title', '1 < 2 & 3 > 2')).toEqual([]);
  });

  it('counts graphemes against the maximum length', () => {
    const { max } = shopperTexts['reviews.send'];
    expect(findIssues('de', 'reviews.send', '👩‍👩‍👧'.repeat(max))).toEqual([]);
    expect(findIssues('de', 'reviews.send', 'é'.repeat(max + 1))).toEqual([{ kind: 'tooLong', length: max + 1, max }]);
  });

  it('checks plural forms by the categories of the language', () => {
    expect(findIssues('ja', 'points.count.one', 'x')).toEqual([{ kind: 'unusedForm' }]);
    const polish = getLines('pl', { 'points.count.one': '{{count}} pkt' });
    expect(['few', 'many', 'other'].map((form) => getLine(polish, `points.count.${form}`).issues)).toEqual(
      Array(3).fill([{ kind: 'missingForm' }]),
    );
    // In Arabic, `one` and `two` match a single number each; in Russian they match several.
    expect(findIssues('ar', 'points.count.two', 'نقطتان').filter(({ kind }) => kind === 'missing')).toEqual([]);
    expect(findIssues('ru', 'points.count.one', 'балл')).toContainEqual({ kind: 'missing', names: ['count'] });
  });

  it('finds no issues in the built-in translations', () => {
    for (const { code } of storeLanguages) {
      const own = Object.fromEntries(
        getLines(code, {}).flatMap(({ row, visibleText }) =>
          visibleText.source === 'usual' ? [[row.key, visibleText.text]] : [],
        ),
      );
      expect(
        getLines(code, own).flatMap(({ issues }) => issues),
        code,
      ).toEqual([]);
    }
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('de', 'ar', 'ja', 'xx'), (text, code) => {
        const lines = getLines(code, { 'loyalty.expiring': text, ['__proto__']: text, constructor: text });
        expect(lines.length).toBeGreaterThan(50);
      }),
    );
  });
});

describe('matchesFilter and matchesSearch', () => {
  const lines = getLines('de', { 'reviews.title': 'Für Sie' }, { saved: { 'loyalty.join': 'Los' } });
  const getKeys = (show: RowFilter) => lines.filter((line) => matchesFilter(line, show)).map(({ row }) => row.key);

  it('[LOC-04] filters all, untranslated, changed, and problematic rows', () => {
    expect(getKeys('all')).toHaveLength(lines.length);
    expect(getKeys('changed')).toEqual(expect.arrayContaining(['reviews.title', 'loyalty.join']));
    expect(getKeys('changed')).toHaveLength(2);
    expect(getKeys('untranslated')).toContain('loyalty.join');
    expect(getKeys('untranslated')).not.toContain('reviews.title');
    expect(getKeys('problems')).toEqual([]);
  });

  it.each([
    ['fur', true],
    ['TITLE sie', true],
    ['reviews beside', true],
    ['nowhere', false],
    ['  ', true],
  ])('[LOC-04] searches keys and texts, ignoring case and accents: %j', (search, found) => {
    expect(matchesSearch(getLine(lines, 'reviews.title'), () => 'Beside it', search)).toBe(found);
  });
});
