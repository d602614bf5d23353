import { describe, expect, it } from 'vitest';
import { testOrder } from '../../../../../src/features/loyalty/tester/testOrder';
import { program, reward, task } from '../programs';

const shopper = { totalPoints: 40, totalOrders: 2, loyaltyProgramId: null };

describe('testOrder', () => {
  const club = program({
    tasks: [
      task({ points: 5, config: { amount: 2 } }),
      task({ _id: 'large', points: 20, config: { basis: 'order', minOrderValue: 50 } }),
      task({ _id: 'off', points: 9, isEnabled: false }),
      task({ _id: 'join', type: 'signup', points: 100 }),
      task({ _id: 'odd', type: 'walk_the_dog', points: 100 }),
      task({ _id: 'nothing', points: 0 }),
    ],
    rewards: [
      reward({ _id: 'ten', pointsCost: 300 }),
      reward(),
      reward({ _id: 'gone', isEnabled: false, pointsCost: 1 }),
    ],
  });

  it('returns a result per task with its reason', () => {
    expect(testOrder(club, shopper, 33).tasks.map(({ points, why }) => [points, why])).toEqual([
      [82, 'given'],
      [0, 'tooSmall'],
      [0, 'off'],
      [0, 'otherOccasion'],
      [0, 'unknownType'],
      [0, 'noPoints'],
    ]);
    expect(testOrder({ ...club, settings: { rounding: 'up' } }, shopper, 33).earned).toBe(83);
    expect(testOrder(club, shopper, 50).earned).toBe(125 + 20);
  });

  it('returns which rewards are within reach and the distance to the others', () => {
    const { balance, rewards } = testOrder(club, shopper, 33);
    expect(balance).toBe(122);
    expect(
      rewards.map(({ reward: { _id }, isWithinReach, missing, orders }) => [_id, isWithinReach, missing, orders]),
    ).toEqual([
      ['five', true, 0, 0],
      ['ten', false, 178, 3],
    ]);
  });

  it('gives nothing to customers outside the program', () => {
    expect(testOrder(club, { ...shopper, loyaltyProgramId: '-1' }, 50)).toMatchObject({
      isOutside: 'excluded',
      earned: 0,
      balance: 40,
    });
    expect(testOrder(club, { ...shopper, loyaltyProgramId: 'other' }, 50).isOutside).toBe('otherProgram');
    expect(testOrder(club, { ...shopper, loyaltyProgramId: 'program' }, 50).isOutside).toBeNull();
    expect(testOrder(program({ tasks: [] }), shopper, 50).rewards).toMatchObject([{ missing: 60, orders: null }]);
  });
});
