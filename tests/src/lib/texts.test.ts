import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName } from '../../../resources/displayName';
import { isEmail } from '../../../src/lib/email';
import { formatCountryName, toFlagEmoji } from '../../../src/lib/format/country';
import { getInitials } from '../../../src/lib/format/names';
import { clipText } from '../../../src/lib/format/text';

describe('clipText', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly', 7, 'exactly'],
    ['one two three', 7, 'one two…'],
    ['one two three', 4, 'one…'],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…'],
    ['e\u0301e\u0301e\u0301', 3, 'e\u0301e\u0301e\u0301'],
  ])('clips %j to %d as %j', (text, most, clipped) => {
    expect(clipText(text, most)).toBe(clipped);
  });

  it('never splits a grapheme, nor exceeds the length', () => {
    const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const count = (text: string) => [...segmenter.segment(text)].length;
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, most) => {
        const clipped = clipText(text, most);
        const isWhole = count(text) <= most;
        expect(isWhole ? clipped : clipped.slice(-1)).toBe(isWhole ? text : '…');
        expect(text.startsWith(isWhole ? clipped : clipped.slice(0, -1))).toBe(true);
        expect(count(clipped)).toBeLessThanOrEqual(most + 1);
      }),
    );
  });
});

describe('isEmail', () => {
  it.each(['a@b.c', 'amélie@nordlys.example', 'a+b@c.d.e'])('[FMT-02] accepts %s', (text) =>
    expect(isEmail(text)).toBe(true),
  );
  it.each(['', 'a', 'a@b', '@b.c', 'a b@c.d', 'a@b.c d', 'a@.', ' a@b.c', 'a@b.examplec@d.example'])(
    '[FMT-02] rejects %j',
    (text) => expect(isEmail(text)).toBe(false),
  );
});

describe('displayName', () => {
  it.each([
    [{ name: 'Kim L.', firstName: 'Kim' }, 'Kim L.'],
    [{ name: '  ', firstName: 'Kim', lastName: 'Larsen' }, 'Kim Larsen'],
    [{ name: null, lastName: 'Larsen' }, 'Larsen'],
    [{ emailAddress: 'kim@nordlys.example' }, 'kim@nordlys.example'],
    [{}, null],
  ])('of %j is %j', (person, name) => expect(displayName(person)).toBe(name));
});

describe('getInitials', () => {
  it.each([
    ['Amélie Fournier', 'AF'],
    ['Kim', 'K'],
    ['Ana Maria de Souza', 'AS'],
    ['kim@nordlys.example', 'KE'],
    ['ليلى حداد', 'لح'],
    ['«Élan»', 'É'],
    ['😀', '?'],
    ['', '?'],
  ])('of %s are %s', (name, letters) => expect(getInitials(name)).toBe(letters));
});

describe('countries', () => {
  it('have a localized name and a flag', () => {
    expect(formatCountryName('FR', 'en')).toBe('France');
    expect(formatCountryName('de', 'fr')).toBe('Allemagne');
    expect(toFlagEmoji('FR')).toBe('🇫🇷');
  });

  it.each(['', 'X', 'FRA', '12', 'F1', 'QQ'])('have no name for %j', (code) =>
    expect(formatCountryName(code, 'en')).toBeNull(),
  );
});
