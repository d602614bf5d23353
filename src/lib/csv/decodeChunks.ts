import { CsvParseError } from './csvParseError';
import type { Encoding } from './encodings';

/** Decodes a text part by part. Invalid bytes become U+FFFD. */
export interface PartDecoder {
  /** Decodes the next bytes, or the end of the text if there are none. */
  decode(bytes?: Uint8Array): string;
}

/** Creates a decoder. The byte order mark is omitted. */
export function createDecoder(encoding: Encoding): PartDecoder {
  if (encoding === 'ibm850') return { decode: (bytes = new Uint8Array()) => decodeIbm850(bytes) };
  const decoder = new TextDecoder(encoding);
  return { decode: (bytes) => (bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()) };
}

/** Characters 128 to 255 of the code page of DOS in Western Europe, which browsers don't know. */
const ibm850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

function decodeIbm850(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (const byte of bytes) parts.push(byte < 0x80 ? String.fromCharCode(byte) : (ibm850[byte - 0x80] ?? ''));
  return parts.join('');
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
