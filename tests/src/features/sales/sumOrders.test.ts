import { describe, expect, it } from 'vitest';
import type { ConsoleRecord } from '../../../../src/engine/records/consoleRecord';
import { findOrderRewards } from '../../../../src/features/sales/OrderDetails';
import { getLastDays, getPeriodName } from '../../../../src/features/sales/PeriodSelect';
import { sumOrders } from '../../../../src/features/sales/sumOrders';

const record = (id: string, values: object): ConsoleRecord => ({ _id: id, id, ...values });

describe('sumOrders', () => {
  it('[SAL-01] adds totals and discounts per currency, and never across currencies', () => {
    const { value, voucher, referral } = sumOrders([
      record('1', { total: 10.5, currency: 'EUR', discountValue: 2, source: 'voucher' }),
      record('2', { total: 20, currency: 'EUR', discountValue: null, source: 'none' }),
      record('3', { total: 100, currency: 'SEK', discountValue: 30, source: 'voucher' }),
      record('4', { total: null, currency: 'EUR', discountValue: null, source: 'referral' }),
      record('5', { total: 7, currency: null, discountValue: null, source: 'none' }),
    ]);
    expect(value).toEqual({
      orders: 5,
      value: [
        { currency: 'SEK', amount: 100 },
        { currency: 'EUR', amount: 30.5 },
        { currency: null, amount: 7 },
      ],
      discount: [
        { currency: 'SEK', amount: 30 },
        { currency: 'EUR', amount: 2 },
      ],
      unknown: 1,
    });
    expect(voucher).toMatchObject({ orders: 2, unknown: 0 });
    // The total of the only order is unknown, which is not zero.
    expect(referral).toMatchObject({ orders: 1, value: [], unknown: 1 });
  });
});

describe('findOrderRewards', () => {
  it('finds those given for the order and the voucher that was used in it', () => {
    const rewards = [
      record('r1', { order: { _id: 'o1', number: '#1' }, coupon_code: null }),
      record('r2', { order: { _id: 'o2', number: '#2' }, coupon_code: null }),
      record('r3', { order: null, coupon_code: 'hej-1' }),
      record('r4', { order: null, coupon_code: null }),
    ];
    const ids = (order: ConsoleRecord) => findOrderRewards(order, rewards).map(({ id }) => id);
    expect(ids(record('o1', { discountCode: 'HEJ-1' }))).toEqual(['r1', 'r3']);
    expect(ids(record('o1', { discountCode: null }))).toEqual(['r1']);
    // A row that stands for a reward.
    expect(ids(record('r2', { order: { _id: 'o2', number: '#2' } }))).toEqual(['r2']);
  });
});

describe('periods', () => {
  it('are days up to today, also across a month', () => {
    const now = new Date(2026, 10, 22, 12);
    expect(getLastDays(30, now)).toEqual({ from: '2026-10-24', to: '' });
    expect(getPeriodName({ from: '2026-10-24', to: '' }, now)).toBe('days30');
    expect(getPeriodName({ from: '', to: '' }, now)).toBe('all');
    expect(getPeriodName({ from: '2026-10-24', to: '2026-11-01' }, now)).toBe('custom');
  });
});
