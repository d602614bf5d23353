import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomId } from '../../../src/lib/randomId';

afterEach(() => vi.restoreAllMocks());

describe('random ids', () => {
  it('[FMT-02] are 8 or 10 lowercase letters, each another', () => {
    const ids = Array.from({ length: 200 }, () => randomId());
    expect(ids.every((id) => /^[a-z]{10}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(200);
    expect(randomId(8)).toMatch(/^[a-z]{8}$/);
  });

  it('leave out bytes that would make some letters likelier', () => {
    let next = 230;
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
      if (bytes instanceof Uint8Array) for (const place of bytes.keys()) bytes[place] = next++ % 256;
      return bytes;
    });
    // 230 to 233 are w to z; the next letters come from the bytes that follow 255.
    expect(randomId(8)).toBe('wxyzabcd');
  });
});
