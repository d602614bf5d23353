import { createDecoder } from '../../../../src/lib/csv/decodeChunks';
import type { Encoding } from '../../../../src/lib/csv/encodings';

const tables = new Map<Encoding, ReadonlyMap<string, readonly number[]>>();

/**
 * Encodes a text, with a table made by decoding all bytes and pairs of bytes.
 * @throws if the encoding has no such character
 */
export function encodeText(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), encoding === 'utf-16le');
    return new Uint8Array(view.buffer);
  }
  if (encoding === 'utf-32le' || encoding === 'utf-32be') {
    const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
    const view = new DataView(new ArrayBuffer(codes.length * 4));
    for (const [at, code] of codes.entries()) view.setUint32(at * 4, code, encoding === 'utf-32le');
    return new Uint8Array(view.buffer);
  }
  const table = getTable(encoding);
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character);
      if (!bytes) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
}

/** The characters of an encoding that take one or two bytes. */
export function getTable(encoding: Encoding): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, readonly number[]>();
  const decode = (...bytes: number[]) => {
    const decoder = createDecoder(encoding);
    const text = decoder.decode(Uint8Array.from(bytes)) + decoder.decode();
    if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, bytes);
  };
  for (let byte = 0; byte < 256; byte += 1) decode(byte);
  if (['shift_jis', 'euc-jp', 'euc-kr', 'gb18030', 'big5'].includes(encoding))
    for (let first = 0x81; first < 0xff; first += 1) for (let next = 0x40; next < 0xff; next += 1) decode(first, next);
  tables.set(encoding, table);
  return table;
}
