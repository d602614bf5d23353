import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkLongText } from '../../../../src/lib/format/text';

const joined = (text: string) => [chunkLongText(text) ?? []].flat().join('');

describe('chunkLongText', () => {
  it('returns a text with breaks unchanged', () => {
    const text = 'Wash it by hand. '.repeat(500);
    expect(chunkLongText(text)).toBe(text);
    expect(chunkLongText('')).toBe('');
    expect(chunkLongText(null)).toBeNull();
  });

  it('splits a long run into short chunks', () => {
    const pieces = [chunkLongText(`Before ${'A'.repeat(50_000)} after`) ?? []].flat();
    expect(pieces.length).toBeGreaterThan(200);
    expect(Math.max(...pieces.map(({ length }) => length))).toBe(200);
  });

  it('keeps combining characters together', () => {
    const letter = `e${'\u0301'.repeat(3)}`;
    for (const piece of [chunkLongText(letter.repeat(500)) ?? []].flat()) expect(piece).toMatch(/^e/);
    for (const piece of [chunkLongText('👩‍👩‍👧‍👦'.repeat(400)) ?? []].flat()) expect(piece).toMatch(/^👩/u);
  });

  it('preserves any text', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('A'.repeat(450), '\uD83D'.repeat(450), '\u0301'.repeat(450), '\u200D'.repeat(450), ' \n'),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        expect(joined(parts.join(''))).toBe(parts.join(''));
      }),
      { numRuns: 500 },
    );
  });
});
