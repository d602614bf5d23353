import { describe, expect, it } from 'vitest';
import { detectEncoding, type Encoding } from '../../../../src/lib/csv/encodings';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, order: 'le' | 'be') =>
  Uint8Array.from(
    [...text].flatMap((character) => {
      const code = character.charCodeAt(0);
      return order === 'le' ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
const detect = (bytes: Uint8Array | readonly number[], isWhole = true) =>
  detectEncoding(Uint8Array.from(bytes), isWhole);

describe('detectEncoding', () => {
  it.each<[Encoding, number[]]>([
    ['utf-8', [0xef, 0xbb, 0xbf]],
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
  ])('detects %s by its byte order mark, which must be complete', (encoding, mark) => {
    expect(detect([...mark, 0xe9, 0x0a])).toBe(encoding);
    expect(detect(mark.slice(0, -1))).toBe('windows-1252');
  });

  it.each([
    ['zip and xlsx', [0x50, 0x4b, 0x03, 0x04]],
    ['xls', [0xd0, 0xcf, 0x11, 0xe0]],
    ['PDF', [0x25, 0x50, 0x44, 0x46]],
    ['gzip', [0x1f, 0x8b]],
    ['PNG', [0x89, 0x50, 0x4e, 0x47]],
    ['JPEG', [0xff, 0xd8, 0xff]],
  ])('finds no encoding for %s, by the whole signature', (_name, signature) => {
    expect(detect([...signature, 0x61, 0x62])).toBeNull();
    expect(detect([...signature.slice(0, -1), 0x61, 0x62])).not.toBeNull();
  });

  it.each(['le', 'be'] as const)('detects UTF-16 (%s) without a mark, from 16 bytes on', (order) => {
    expect(detect(utf16('name,email', order))).toBe(`utf-16${order}`);
    expect(detect(utf16('name,ema', order))).toBe(`utf-16${order}`);
    expect(detect(utf16('name,em', order))).toBeNull();
  });

  it.each(['le', 'be'] as const)('needs zeros in more than a fifth of the characters of UTF-16 (%s)', (order) => {
    const text = (ascii: number) => 'a'.repeat(ascii) + 'ж'.repeat(100 - ascii);
    expect(detect(utf16(text(21), order))).toBe(`utf-16${order}`);
    expect(detect(utf16(text(20), order))).toBeNull();
  });

  it.each([
    ['le', 1],
    ['be', 0],
  ] as const)('allows zeros in less than a fiftieth of the other bytes of UTF-16 (%s)', (order, zeroAt) => {
    const text = (wrong: number) => {
      const bytes = utf16('a'.repeat(100), order);
      for (let index = 0; index < wrong; index += 1) bytes.set([0, 0], index * 2);
      return bytes;
    };
    expect(text(1)[zeroAt]).toBe(0);
    expect(detect(text(1))).toBe(`utf-16${order}`);
    expect(detect(text(2))).toBeNull();
  });

  it('finds no encoding for other bytes with a zero', () => {
    expect(detect([0x61, 0x00, 0x62])).toBeNull();
  });

  it('ignores an incomplete character at the end of a sample, but not of a file', () => {
    const cut = bytesOf('Zoë').slice(0, -1);
    expect(detect(cut, false)).toBe('utf-8');
    expect(detect(cut, true)).toBe('windows-1252');
  });

  it('[IMP-12] keeps UTF-8 if less than a third of the characters beyond ASCII are invalid', () => {
    const good = [...bytesOf('ëëë')];
    expect(detect([...good, 0xeb, 0x0a])).toBe('utf-8');
    expect(detect([...good.slice(2), 0xeb, 0x0a])).toBe('windows-1252');
  });
});
