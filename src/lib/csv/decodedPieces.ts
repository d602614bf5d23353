import type { Encoding } from './encodings';
import { TableFault } from './tableFault';

/**
 * The text of a file piece by piece, so that no more of it is in memory than is being read. A mark at its start is left out.
 * @throws TableFault encoding where the bytes are no text of this encoding; unreadable where the file is gone
 */
export async function* decodedPieces(
  file: Blob,
  encoding: Encoding,
  onRead: (bytes: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new TableFault('unreadable');
      });
      if (done) break;
      onRead(value.byteLength);
      const piece = decode(decoder, value);
      if (piece !== '') yield piece;
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
    throw new TableFault('encoding');
  }
}
