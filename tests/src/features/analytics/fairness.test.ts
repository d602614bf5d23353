import { describe, expect, it } from 'vitest';
import { getHiddenShare, type HiddenShare, isBiased, isNearlyBiased } from '../../../../src/engine/records/hiddenShare';

const share = (hidden: number, total: number) => ({ hidden, total, share: hidden / total });

describe('getHiddenShare', () => {
  it('is unknown until both numbers are known', () => {
    expect(getHiddenShare(undefined, 3)).toBeNull();
    expect(getHiddenShare(3, undefined)).toBeNull();
  });

  it('has no share without reviews', () => {
    expect(getHiddenShare(0, 0)).toEqual({ hidden: 0, total: 0, share: 0 });
    expect(getHiddenShare(4, 1)).toEqual({ hidden: 1, total: 4, share: 0.25 });
  });
});

describe('isBiased', () => {
  it('needs a clear difference, and enough hidden reviews; before, it is nearly', () => {
    const check = (negative: HiddenShare, positive: HiddenShare) => [
      isNearlyBiased({ negative, positive }),
      isBiased({ negative, positive }),
    ];
    expect(check(share(8, 20), share(10, 100))).toEqual([true, true]);
    expect(check(share(5, 20), share(10, 100))).toEqual([true, false]);
    expect(check(share(5, 50), share(10, 100))).toEqual([false, false]);
    expect(check(share(4, 4), share(0, 100))).toEqual([false, false]);
    expect(check(share(10, 100), share(80, 100))).toEqual([false, false]);
  });
});
