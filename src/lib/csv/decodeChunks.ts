import { CsvParseError } from './csvParseError';
import type { Encoding } from './encodings';

/**
 * Decodes a file chunk by chunk to limit memory use. The byte order mark is omitted.
 * @throws CsvParseError `encoding` if the bytes are invalid in this encoding, `unreadable` if the file can't be read
 */
export async function* decodeChunks(
  file: Blob,
  encoding: Encoding,
  onRead: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new CsvParseError('unreadable');
      });
      if (done) break;
      onRead(value.byteLength);
      const text = decode(decoder, value);
      if (text !== '') yield text;
    }
    const end = decode(decoder);
    if (end !== '') yield end;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function decode(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new CsvParseError('encoding');
  }
}
