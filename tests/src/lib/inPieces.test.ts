import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPieces } from '../../../src/lib/inPieces';

const joined = (text: string) => [inPieces(text) ?? []].flat().join('');

describe('a text in pieces', () => {
  it('is itself where it has breaks', () => {
    const text = 'Wash it by hand. '.repeat(500);
    expect(inPieces(text)).toBe(text);
    expect(inPieces('')).toBe('');
    expect(inPieces(null)).toBeNull();
  });

  it('is cut where a run would be laid out as one, and no piece is long', () => {
    const pieces = [inPieces(`Before ${'A'.repeat(50_000)} after`) ?? []].flat();
    expect(pieces.length).toBeGreaterThan(200);
    expect(Math.max(...pieces.map(({ length }) => length))).toBe(200);
  });

  it('keeps what belongs to a letter with it', () => {
    const letter = `e${'\u0301'.repeat(3)}`;
    for (const piece of [inPieces(letter.repeat(500)) ?? []].flat()) expect(piece).toMatch(/^e/);
    for (const piece of [inPieces('👩‍👩‍👧‍👦'.repeat(400)) ?? []].flat()) expect(piece).toMatch(/^👩/u);
  });

  it('is the same text, whatever stands in it', () => {
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
