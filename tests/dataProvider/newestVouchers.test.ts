import { describe, expect, it, vi } from 'vitest';
import {
  fetchNewestVouchers,
  findCreatedVouchers,
  findExtraVouchers,
  getCouponCode,
} from '../../dataProvider/methods/newestVouchers';
import { rewards } from '../../resources/rewards';
import { defaultSort } from '../../resources/sorts';
import { voucherDefaults } from '../../resources/vouchers';

const createVoucher = (code: unknown, discount: unknown = { discountType: 'percentage', discountValue: 10 }) => {
  const id = String(code);
  return { id, _id: id, coupon_code: code, discountConfig: discount };
};
const codes = (vouchers: readonly object[]) => vouchers.map((voucher) => Object(voucher).coupon_code);

it('reads the newest vouchers of a customer', async () => {
  const vouchers = [createVoucher('A')];
  const getList = vi.fn(async () => ({ data: vouchers, total: 1 }));
  expect(await fetchNewestVouchers({ getList: getList as never }, 'c1')).toEqual(vouchers);
  expect(getList).toHaveBeenCalledExactlyOnceWith('rewards', {
    filter: { customerId: 'c1', type: 'coupon_code' },
    pagination: { page: 1, perPage: 20 },
    sort: defaultSort(rewards),
  });
});

describe('findCreatedVouchers', () => {
  const requested = { ...voucherDefaults, discountType: 'percentage' as const, discountValue: 10 };

  it('finds the new vouchers with the discount of the request', () => {
    const now = [
      createVoucher('NEW'),
      createVoucher('OTHER-VALUE', { discountType: 'percentage', discountValue: 20 }),
      createVoucher('OTHER-TYPE', { discountType: 'fixed_amount', discountValue: 10 }),
      createVoucher('NO-DISCOUNT', null),
      createVoucher('OLD'),
      createVoucher(null),
    ];
    expect(codes(findCreatedVouchers(['OLD'], now, requested))).toEqual(['NEW', null]);
  });

  it('compares no value for a discount without one', () => {
    const { discountValue: _none, ...freeShipping } = { ...requested, discountType: 'free_shipping' as const };
    const now = [createVoucher('NEW', { discountType: 'free_shipping', discountValue: null })];
    expect(codes(findCreatedVouchers([], now, freeShipping))).toEqual(['NEW']);
  });

  it('compares the code, or how it starts', () => {
    const now = [createVoucher('VIP-1'), createVoucher('1-VIP-'), createVoucher(null)];
    expect(codes(findCreatedVouchers([], now, { ...requested, coupon: 'VIP-1' }))).toEqual(['VIP-1']);
    expect(codes(findCreatedVouchers([], now, { ...requested, discountCodePrefix: 'VIP-' }))).toEqual(['VIP-1']);
  });
});

it('keeps the voucher of the response, or the newest, and returns the others', () => {
  const created = [createVoucher('C'), createVoucher('B'), createVoucher('A')];
  expect(codes(findExtraVouchers(created, 'B'))).toEqual(['C', 'A']);
  expect(codes(findExtraVouchers(created, null))).toEqual(['B', 'A']);
  expect(findExtraVouchers([], 'B')).toEqual([]);
});

it.each([
  ['A', 'A'],
  [7, null],
  [undefined, null],
])('reads the code %j as %j', (code, expected) => expect(getCouponCode(createVoucher(code))).toBe(expected));
