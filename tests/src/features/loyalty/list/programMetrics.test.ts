import { describe, expect, it } from 'vitest';
import { computeProgramMetrics } from '../../../../../src/features/loyalty/list/programMetrics';
import { program, reward, task } from '../programs';

const orders = (given: Parameters<typeof program>[0], value: number | null) =>
  computeProgramMetrics(program(given), value).nearest?.orders;

describe('computeProgramMetrics', () => {
  it('counts the average orders to the cheapest enabled reward', () => {
    const rewards = [reward({ pointsCost: 900 }), reward({ _id: 'b', pointsCost: 250 }), reward({ pointsCost: 0 })];
    const signup = task({ _id: 's', type: 'signup', points: 50 });
    expect(orders({ tasks: [task(), signup], rewards }, 90)).toBe(3);
    expect(orders({ tasks: [task()], rewards }, 90)).toBe(3);
    expect(orders({ tasks: [task(), { ...signup, points: 160 }], rewards }, 90)).toBe(1);
    expect(orders({ tasks: [task(), { ...signup, points: 250 }], rewards }, 90)).toBe(0);
    expect(orders({ tasks: [task(), { ...signup, isEnabled: false }], rewards }, 250)).toBe(1);
  });

  it('returns null if orders never suffice or their value is unknown', () => {
    expect(orders({ tasks: [] }, 90)).toBeNull();
    expect(orders({}, null)).toBeNull();
    expect(computeProgramMetrics(program(), null).perOrder).toBeNull();
    expect(orders({ rewards: [reward({ isEnabled: false }), reward({ type: 'lottery' })] }, 90)).toBeUndefined();
  });

  it('treats null lists as empty', () => {
    const figures = computeProgramMetrics(program({ tasks: null, rewards: null }), 90);
    expect(figures).toMatchObject({ tasks: { on: 0, all: 0 }, rewards: { on: 0, all: 0 }, perOrder: 0, nearest: null });
  });
});
