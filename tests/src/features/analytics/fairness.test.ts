import { describe, expect, it } from 'vitest';
import { getHiddenShare, isBiased } from '../../../../src/features/analytics/figures';

const share = (hidden: number, total: number) => ({ hidden, total, share: hidden / total });

describe('getHiddenShare', () => {
  it('is unknown until both numbers are known', () => {
    expect(getHiddenShare(undefined, 3)).toBeNull();
    expect(getHiddenShare(3, undefined)).toBeNull();
  });

  it('has no share without reviews, and is never negative', () => {
    expect(getHiddenShare(0, 0)).toEqual({ hidden: 0, total: 0, share: 0 });
    expect(getHiddenShare(3, 4)).toEqual({ hidden: 0, total: 3, share: 0 });
  });
});

describe('isBiased', () => {
  it('needs a clear difference, and enough hidden reviews', () => {
    expect(isBiased(share(8, 20), share(10, 100))).toBe(true);
    expect(isBiased(share(5, 20), share(10, 100))).toBe(false);
    expect(isBiased(share(4, 4), share(0, 100))).toBe(false);
    expect(isBiased(share(10, 100), share(80, 100))).toBe(false);
  });
});
