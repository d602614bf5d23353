import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOf, shopLanguages } from '../../../../resources/languages';
import type { Dictionary } from '../../../../resources/storefront/shopperText';
import { shopperTexts } from '../../../../resources/storefront/texts';
import { isFound, isShown, lookAt, progressOf, type Show } from '../../../../src/pages/locale/rows/lookedAt';
import { textRows } from '../../../../src/pages/locale/rows/textRows';

/** The lines of a language that says this, beside a main language that says that. */
function linesOf(
  code: string,
  dictionary: Dictionary,
  { main = 'en', mainDictionary = {} as Dictionary, saved = dictionary } = {},
) {
  const language = languageOf(code);
  const rows = textRows(language, [saved, dictionary], mainDictionary);
  return lookAt(rows, { language, dictionary, saved, main: languageOf(main), mainDictionary });
}

const lineOf = (lines: ReturnType<typeof linesOf>, key: string) => {
  const line = lines.find(({ row }) => row.key === key);
  if (!line) throw new Error(`no line '${key}'`);
  return line;
};
const problemsIn = (code: string, key: string, text: string, more: Parameters<typeof linesOf>[2] = {}) =>
  lineOf(linesOf(code, { [key]: text }, more), key).problems;

describe('the lines of a language', () => {
  it('are every text of the widgets, one for each plural form of the language', () => {
    const keysOf = (code: string) => linesOf(code, {}).map(({ row }) => row.key);
    const forms = (code: string) => keysOf(code).filter((key) => key.startsWith('points.count'));
    expect(forms('de')).toEqual(['points.count.one', 'points.count.other']);
    expect(forms('ja')).toEqual(['points.count.other']);
    expect(forms('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `points.count.${form}`));
    const plain = Object.entries(shopperTexts).flatMap(([key, text]) => ('counted' in text ? [] : [key]));
    expect(keysOf('de')).toEqual(expect.arrayContaining(plain));
  });

  it('hold what no widget says as well: nothing of a dictionary is out of sight', () => {
    const lines = linesOf('de', { 'own.key': 'Text', lonely: 'x' }, { mainDictionary: { 'main.key': 'Only there' } });
    expect(lines.slice(-3).map(({ row }) => [row.key, row.area, row.declared])).toEqual([
      ['lonely', '', null],
      ['main.key', 'main', null],
      ['own.key', 'own', null],
    ]);
    // A form that English has is none of Japanese, unless it is said.
    expect(
      linesOf('ja', {}, { mainDictionary: { 'points.count.one': 'p' } }).some(
        ({ row }) => row.key === 'points.count.one',
      ),
    ).toBe(false);
  });
});

describe('what is untranslated', () => {
  it('is read in English, or not at all; usual words of the language are none of it', () => {
    const lines = linesOf('de', { 'reviews.title': 'Stimmen' }, { mainDictionary: { 'own.key': 'Own' } });
    const sourceOf = (key: string) => lineOf(lines, key).shown;
    expect(sourceOf('reviews.title')).toEqual({ text: 'Stimmen', source: 'own' });
    expect(sourceOf('reviews.count.one')).toEqual({ text: '{{count}} Bewertung', source: 'usual' });
    expect(sourceOf('reviews.write')).toEqual({ text: 'Write a review', source: 'english' });
    expect(sourceOf('own.key')).toEqual({ text: '', source: 'none' });
    expect(lineOf(linesOf('en', {}), 'reviews.write').shown.source).toBe('usual');
  });

  it('is counted: a language begins with its counts, and ends with all', () => {
    expect(progressOf(linesOf('en', {}))).toMatchObject({ done: linesOf('en', {}).length });
    for (const { code } of shopLanguages) {
      const begun = linesOf(code, {});
      const all = Object.fromEntries(begun.map(({ row }) => [row.key, 'x']));
      expect(progressOf(begun).all).toBe(begun.length);
      expect(progressOf(linesOf(code, all))).toEqual({ done: begun.length, all: begun.length });
    }
  });
});

describe('what shoppers would stumble over', () => {
  it('[LOC-04] names the values that are missing, or that nothing is put in for, beside the main language', () => {
    expect(problemsIn('de', 'loyalty.expiring', '{{points}} verfallen am {{datum}}')).toEqual([
      { kind: 'missing', names: ['date'] },
      { kind: 'unknown', names: ['datum'] },
    ]);
    expect(problemsIn('de', 'loyalty.expiring', 'Am {{ date }} verfallen {{points}}')).toEqual([]);
    // The main language leaves the shop's name out: so may the others.
    const mainDictionary = { 'reviews.reply': 'Our answer', 'own.key': 'Hi {{who}}' };
    expect(problemsIn('de', 'reviews.reply', 'Unsere Antwort', { mainDictionary })).toEqual([]);
    expect(problemsIn('de', 'reviews.reply', 'Antwort von {{shop}}', { mainDictionary })).toEqual([]);
    expect(problemsIn('de', 'own.key', 'Hallo {{wer}}', { mainDictionary })).toEqual([
      { kind: 'missing', names: ['who'] },
      { kind: 'unknown', names: ['wer'] },
    ]);
    expect(problemsIn('de', 'alone.key', 'Hallo {{wer}}')).toEqual([{ kind: 'unknown', names: ['wer'] }]);
    expect(problemsIn('en', 'alone.key', 'Hello {{who}}')).toEqual([]);
    expect(problemsIn('en', 'loyalty.hello', 'Hello')).toEqual([{ kind: 'missing', names: ['name'] }]);
  });

  it.each(['{name}', '%{name}', '{{name', 'name}}', '{{na me}}'])('tells braces that hold no value: %s', (braces) => {
    const kinds = problemsIn('de', 'loyalty.hello', `Hallo {{name}} ${braces}`).map(({ kind }) => kind);
    expect(kinds).toEqual(['braces']);
  });

  it.each(['<b>Neu</b>', 'a<br>b', 'Tom &amp; Jerry', '&#39;'])(
    'tells HTML, which is shown as it stands: %s',
    (text) => {
      expect(problemsIn('de', 'reviews.title', text)).toEqual([{ kind: 'markup' }]);
    },
  );

  it('takes a comparison and a plain ampersand for what they are', () => {
    expect(problemsIn('de', 'reviews.title', '1 < 2 & 3 > 2')).toEqual([]);
  });

  it('counts letters as a reader does, against the room that there is', () => {
    const { max } = shopperTexts['reviews.send'];
    expect(problemsIn('de', 'reviews.send', '👩‍👩‍👧'.repeat(max))).toEqual([]);
    expect(problemsIn('de', 'reviews.send', 'é'.repeat(max + 1))).toEqual([{ kind: 'tooLong', length: max + 1, max }]);
  });

  it('tells plural forms by the categories of the language itself', () => {
    expect(problemsIn('ja', 'points.count.one', 'x')).toEqual([{ kind: 'unusedForm' }]);
    const polish = linesOf('pl', { 'points.count.one': '{{count}} pkt' });
    expect(['few', 'many', 'other'].map((form) => lineOf(polish, `points.count.${form}`).problems)).toEqual(
      Array(3).fill([{ kind: 'missingForm' }]),
    );
    // One and two stand for one number each in Arabic, and for more in Russian.
    expect(problemsIn('ar', 'points.count.two', 'نقطتان').filter(({ kind }) => kind === 'missing')).toEqual([]);
    expect(problemsIn('ru', 'points.count.one', 'балл')).toContainEqual({ kind: 'missing', names: ['count'] });
  });

  it('finds nothing wrong with the words that the languages have from the start', () => {
    for (const { code } of shopLanguages) {
      const own = Object.fromEntries(
        linesOf(code, {}).flatMap(({ row, shown }) => (shown.source === 'usual' ? [[row.key, shown.text]] : [])),
      );
      expect(
        linesOf(code, own).flatMap(({ problems }) => problems),
        code,
      ).toEqual([]);
    }
  });

  it('bears any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('de', 'ar', 'ja', 'xx'), (text, code) => {
        const lines = linesOf(code, { 'loyalty.expiring': text, ['__proto__']: text, constructor: text });
        expect(lines.length).toBeGreaterThan(50);
      }),
    );
  });
});

describe('lines that are asked for', () => {
  const lines = linesOf('de', { 'reviews.title': 'Für Sie' }, { saved: { 'loyalty.join': 'Los' } });
  const keysOf = (show: Show) => lines.filter((line) => isShown(line, show)).map(({ row }) => row.key);

  it('[LOC-04] are all, the untranslated, the changed or those with problems', () => {
    expect(keysOf('all')).toHaveLength(lines.length);
    expect(keysOf('changed')).toEqual(expect.arrayContaining(['reviews.title', 'loyalty.join']));
    expect(keysOf('changed')).toHaveLength(2);
    expect(keysOf('untranslated')).toContain('loyalty.join');
    expect(keysOf('untranslated')).not.toContain('reviews.title');
    expect(keysOf('problems')).toEqual([]);
  });

  it.each([
    ['fur', true],
    ['TITLE sie', true],
    ['reviews beside', true],
    ['nowhere', false],
    ['  ', true],
  ])('[LOC-04] are found by words of key and texts, whatever their case and accents: %j', (search, found) => {
    expect(isFound(lineOf(lines, 'reviews.title'), () => 'Beside it', search)).toBe(found);
  });
});
