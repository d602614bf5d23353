import { describe, expect, it } from 'vitest';
import {
  findCostChanges,
  findCostEffect,
  findExpiring,
  findLowestPoints,
  findShorterExpiry,
  type Member,
} from '../../../../../src/features/loyalty/affected/effects';
import { program, reward } from '../programs';

const withExpiry = (expiresAfterMonths: number | null) => program({ settings: { expiresAfterMonths } });
const members: Member[] = [
  { id: 'a', name: 'Ada', points: 600 },
  { id: 'b', name: 'Bo', points: 300 },
  { id: 'c', name: 'Cy', points: 100 },
];

describe('findShorterExpiry', () => {
  it('is the new expiry only if points could expire earlier', () => {
    expect(findShorterExpiry(withExpiry(null), withExpiry(12))).toBe(12);
    expect(findShorterExpiry(withExpiry(24), withExpiry(12))).toBe(12);
    expect(findShorterExpiry(withExpiry(12), withExpiry(24))).toBeNull();
    expect(findShorterExpiry(withExpiry(12), withExpiry(null))).toBeNull();
    expect(findShorterExpiry(withExpiry(12), withExpiry(12))).toBeNull();
  });
});

describe('findExpiring', () => {
  it('keeps what was earned last, and puts the largest losses first', () => {
    const earned = new Map([
      ['a', 450],
      ['b', 900],
    ]);
    expect(findExpiring(members, earned).map(({ id, lostPoints }) => [id, lostPoints])).toEqual([
      ['a', 150],
      ['c', 100],
    ]);
  });
});

describe('findCostEffect', () => {
  const five = reward({ _id: 'r1', title: 'Five off', pointsCost: 200 });
  const ids = (before: number | null, after: number | null) => {
    const { effect, members: affected } = findCostEffect(members, { reward: five, before, after });
    return [effect, ...affected.map(({ id }) => id)];
  };

  it('lists those who can redeem the reward only before or only after', () => {
    expect(ids(200, 500)).toEqual(['lost', 'b']);
    expect(ids(500, 200)).toEqual(['gained', 'b']);
    expect(ids(200, null)).toEqual(['lost', 'a', 'b']);
    expect(ids(null, 100)).toEqual(['gained', 'a', 'b', 'c']);
  });

  it('finds changed, switched, added, and removed rewards', () => {
    const before = program({
      rewards: [five, reward({ _id: 'r2', pointsCost: 50 }), reward({ _id: 'r3', pointsCost: 9 })],
    });
    const after = program({
      rewards: [
        { ...five, pointsCost: 400 },
        reward({ _id: 'r2', pointsCost: 50 }),
        reward({ _id: 'r4', pointsCost: 7 }),
      ],
    });
    const changes = findCostChanges(before, after);
    expect(changes.map(({ reward: { _id }, before: old, after: now }) => [_id, old, now])).toEqual([
      ['r1', 200, 400],
      ['r3', 9, null],
      ['r4', null, 7],
    ]);
    expect(findLowestPoints(null, changes)).toBe(7);
    expect(findLowestPoints(12, changes)).toBe(1);
    expect(findLowestPoints(null, [])).toBeNull();
    const off = program({ rewards: [{ ...five, isEnabled: false }] });
    expect(findCostChanges(program({ rewards: [five] }), off)).toMatchObject([{ before: 200, after: null }]);
  });
});
