const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Creates a random id of 8 or 10 lowercase letters for records that the server hasn't stored yet.
 */
export function createRandomId(length: 8 | 10 = 10): string {
  let id = '';
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Bytes from 234 (9 × 26) on are rejected to keep the distribution uniform.
      if (byte < 234 && id.length < length) id += letters[byte % 26] ?? '';
    }
  }
  return id;
}
