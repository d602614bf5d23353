import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRandomId } from '../../../src/lib/createRandomId';

afterEach(() => vi.restoreAllMocks());

describe('createRandomId', () => {
  it('[FMT-02] returns unique ids of 8 or 10 lowercase letters', () => {
    const ids = Array.from({ length: 200 }, () => createRandomId());
    expect(ids.every((id) => /^[a-z]{10}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(200);
    expect(createRandomId(8)).toMatch(/^[a-z]{8}$/);
  });

  it('skips bytes that would bias the distribution', () => {
    let next = 230;
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      if (bytes instanceof Uint8Array) for (const place of bytes.keys()) bytes[place] = next++ % 256;
      return bytes;
    });
    // 230 to 233 are w to z; the next letters come from the bytes that follow 255.
    expect(createRandomId(8)).toBe('wxyzabcd');
  });
});
