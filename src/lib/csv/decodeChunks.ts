import { CsvParseError } from './csvParseError';
import type { Encoding } from './encodings';

/** Decodes a text part by part. Invalid bytes become U+FFFD. */
export interface PartDecoder {
  /** Decodes the next bytes, or the end of the text if there are none. */
  decode(bytes?: Uint8Array): string;
}

/** Creates a decoder. The byte order mark is omitted. */
export function createDecoder(encoding: Encoding): PartDecoder {
  const codePage = codePages[encoding];
  if (codePage) return { decode: (bytes = new Uint8Array()) => decodeCodePage(bytes, codePage) };
  if (encoding === 'utf-32le' || encoding === 'utf-32be') return createUtf32Decoder(encoding === 'utf-32le');
  const decoder = new TextDecoder(encoding);
  return { decode: (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()) };
}

/** Characters 128 to 255 of the code pages of DOS in Western and Central Europe, which browsers don't know. */
const codePages: Readonly<Partial<Record<Encoding, string>>> = {
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
};

function decodeCodePage(bytes: Uint8Array, codePage: string): string {
  const parts: string[] = [];
  for (const byte of bytes) parts.push(byte < 0x80 ? String.fromCharCode(byte) : (codePage[byte - 0x80] ?? ''));
  return parts.join('');
}

const MAX_CODE_POINT = 0x10ffff;

/** Decodes UTF-32, which browsers don't know. Characters may be cut by the end of a part. */
function createUtf32Decoder(isLittleEndian: boolean): PartDecoder {
  let rest = new Uint8Array();
  let isStart = true;
  return {
    decode(bytes) {
      if (!bytes) return rest.length > 0 ? '\ufffd' : '';
      const all = new Uint8Array(rest.length + bytes.length);
      all.set(rest);
      all.set(bytes, rest.length);
      const end = all.length - (all.length % 4);
      rest = all.slice(end);
      const view = new DataView(all.buffer, 0, end);
      const parts: string[] = [];
      for (let at = 0; at < end; at += 4) {
        const code = view.getUint32(at, isLittleEndian);
        const isMark = isStart && code === 0xfeff;
        isStart = false;
        const isCharacter = code <= MAX_CODE_POINT && (code < 0xd800 || code > 0xdfff);
        if (!isMark) parts.push(isCharacter ? String.fromCodePoint(code) : '\ufffd');
      }
      return parts.join('');
    },
  };
}

/**
 * Decodes a file chunk by chunk to limit memory use.
 * @throws CsvParseError `unreadable` if the file can't be read
 */
export async function* decodeChunks(
  file: Blob,
  encoding: Encoding,
  onRead: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = createDecoder(encoding);
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new CsvParseError('unreadable');
      });
      if (done) break;
      onRead(value.byteLength);
      const text = decoder.decode(value);
      if (text !== '') yield text;
    }
    const end = decoder.decode();
    if (end !== '') yield end;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}
