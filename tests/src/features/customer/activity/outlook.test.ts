import { describe, expect, it } from 'vitest';
import { expiringWeeks, sumExpiring } from '../../../../../src/features/customer/activity/Outlook';

const now = new Date(2026, 10, 25, 12);
const at = (month: number, day: number, hour = 12) => new Date(2026, month - 1, day, hour).toISOString();
const given = (expiresAt: string | null, values = {}) => ({
  type: 'points',
  status: 'approved',
  amount: 60,
  expiresAt,
  ...values,
});

describe('expiringWeeks', () => {
  it('sums up approved points and vouchers by week from Monday, soonest first', () => {
    const weeks = expiringWeeks(
      [
        given(at(12, 6, 23)),
        given(at(11, 30, 0)),
        given(at(12, 2), { type: 'coupon_code', amount: null }),
        given(at(12, 7, 0)),
        given(at(11, 26), { amount: 5 }),
      ],
      now,
    );
    expect(weeks).toEqual([
      { monday: new Date(2026, 10, 23), points: 5, vouchers: 0 },
      { monday: new Date(2026, 10, 30), points: 120, vouchers: 1 },
      { monday: new Date(2026, 11, 7), points: 60, vouchers: 0 },
    ]);
    expect(sumExpiring(weeks)).toEqual({ points: 185, vouchers: 1 });
  });

  it.each([
    ['expired already', given(at(11, 24))],
    ['never expires', given(null)],
    ['is pending', given(at(12, 1), { status: 'pending' })],
    ['was rejected', given(at(12, 1), { status: 'rejected' })],
    ['took points away', given(at(12, 1), { amount: -60 })],
    ['has no readable day', given('soon')],
  ])('omits what %s', (_what, item) => {
    expect(expiringWeeks([item], now)).toEqual([]);
  });
});
