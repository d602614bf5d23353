import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProgramReward } from '../../../../resources/programs';
import { getMoneyPerPoint } from '../../../../src/lib/format/pointsValue';

const fixed: ProgramReward = {
  _id: 'reward',
  type: 'fixed_amount',
  isEnabled: true,
  title: '5 off',
  pointsCost: 500,
  config: { value: 5 },
};

describe('getMoneyPerPoint', () => {
  it('returns the best rate of the fixed-amount rewards', () => {
    expect(getMoneyPerPoint([fixed])).toBe(0.01);
    expect(getMoneyPerPoint([fixed, { ...fixed, pointsCost: 1000, config: { value: 20 } }])).toBe(0.02);
    expect(getMoneyPerPoint([fixed, { ...fixed, isEnabled: false, config: { value: 50 } }])).toBe(0.01);
    expect(getMoneyPerPoint([{ ...fixed, isEnabled: null }])).toBe(0.01);
  });

  it('returns null if no reward has a rate', () => {
    for (const odd of [
      { type: 'percentage' },
      { type: 'increment_amount' },
      { type: null },
      { pointsCost: null },
      { pointsCost: 0 },
      { pointsCost: -5 },
      { config: null },
      { config: { value: null } },
      { config: { value: 0 } },
    ]) {
      expect(getMoneyPerPoint([{ ...fixed, ...odd }])).toBeNull();
    }
    expect(getMoneyPerPoint([])).toBeNull();
    expect(getMoneyPerPoint(null)).toBeNull();
    expect(getMoneyPerPoint(undefined)).toBeNull();
  });

  it('returns a positive number or null for any program', () => {
    const number = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }));
    const reward = fc.record({
      _id: fc.constant('reward'),
      type: fc.option(fc.constantFrom('fixed_amount', 'percentage', 'odd')),
      isEnabled: fc.option(fc.boolean()),
      title: fc.constant(null),
      pointsCost: number,
      config: fc.option(fc.record({ value: number })),
    });
    fc.assert(
      fc.property(fc.array(reward), (rewards) => {
        const rate = getMoneyPerPoint(rewards);
        expect(rate === null || rate > 0).toBe(true);
      }),
    );
  });
});
