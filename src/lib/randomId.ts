const letters = 'abcdefghijklmnopqrstuvwxyz';

/** An id of 8 or 10 lowercase letters (specification section 9), for what the provider does not know yet. */
export function randomId(length: 8 | 10 = 10): string {
  let id = '';
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // 234 is the most that 26 letters share evenly: none is likelier than another.
      if (byte < 234 && id.length < length) id += letters[byte % 26] ?? '';
    }
  }
  return id;
}
