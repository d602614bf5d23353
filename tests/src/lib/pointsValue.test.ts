import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProgramReward } from '../../../resources/programs';
import { moneyPerPoint } from '../../../src/lib/pointsValue';

const fixed: ProgramReward = {
  _id: 'reward',
  type: 'fixed_amount',
  isEnabled: true,
  title: '5 off',
  pointsCost: 500,
  config: { value: 5 },
};

describe('what a point is worth', () => {
  it('is the best rate at which an amount is taken off for points', () => {
    expect(moneyPerPoint([fixed])).toBe(0.01);
    expect(moneyPerPoint([fixed, { ...fixed, pointsCost: 1000, config: { value: 20 } }])).toBe(0.02);
    expect(moneyPerPoint([fixed, { ...fixed, isEnabled: false, config: { value: 50 } }])).toBe(0.01);
    expect(moneyPerPoint([{ ...fixed, isEnabled: null }])).toBe(0.01);
  });

  it('is not known where no reward tells it', () => {
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
      expect(moneyPerPoint([{ ...fixed, ...odd }])).toBeNull();
    }
    expect(moneyPerPoint([])).toBeNull();
    expect(moneyPerPoint(null)).toBeNull();
    expect(moneyPerPoint(undefined)).toBeNull();
  });

  it('is a positive number or nothing, whatever a programme holds', () => {
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
        const rate = moneyPerPoint(rewards);
        expect(rate === null || rate > 0).toBe(true);
      }),
    );
  });
});
