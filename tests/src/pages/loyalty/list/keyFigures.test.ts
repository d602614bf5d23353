import { describe, expect, it } from 'vitest';
import { keyFiguresOf } from '../../../../../src/pages/loyalty/list/keyFigures';
import { program, reward, task } from '../programs';

const orders = (given: Parameters<typeof program>[0], value: number | null) =>
  keyFiguresOf(program(given), value).nearest?.orders;

describe('key figures of a programme', () => {
  it('count the orders of average value to the cheapest reward that is on, after signing up', () => {
    const rewards = [reward({ pointsCost: 900 }), reward({ _id: 'b', pointsCost: 250 }), reward({ pointsCost: 0 })];
    const signup = task({ _id: 's', type: 'signup', points: 50 });
    expect(orders({ tasks: [task(), signup], rewards }, 90)).toBe(3);
    expect(orders({ tasks: [task()], rewards }, 90)).toBe(3);
    expect(orders({ tasks: [task(), { ...signup, points: 160 }], rewards }, 90)).toBe(1);
    expect(orders({ tasks: [task(), { ...signup, points: 250 }], rewards }, 90)).toBe(0);
    expect(orders({ tasks: [task(), { ...signup, isEnabled: false }], rewards }, 250)).toBe(1);
  });

  it('know no number of orders where they lead nowhere, or their value is not known', () => {
    expect(orders({ tasks: [] }, 90)).toBeNull();
    expect(orders({}, null)).toBeNull();
    expect(keyFiguresOf(program(), null).perOrder).toBeNull();
    expect(orders({ rewards: [reward({ isEnabled: false }), reward({ type: 'lottery' })] }, 90)).toBeUndefined();
  });

  it('take lists that could not be read for empty ones', () => {
    const figures = keyFiguresOf(program({ tasks: null, rewards: null }), 90);
    expect(figures).toMatchObject({ tasks: { on: 0, all: 0 }, rewards: { on: 0, all: 0 }, perOrder: 0, nearest: null });
  });
});
