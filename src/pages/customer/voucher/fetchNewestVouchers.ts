import type { ConsoleDataProvider } from '../../../../dataProvider';
import { rewards } from '../../../../resources/rewards';
import { defaultSort } from '../../../../resources/sorts';
import type { Voucher } from '../../../../resources/vouchers';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { toDiscount } from '../../../engine/records/values';

/** Vouchers searched for a new one. */
const MAX_CHECKED_VOUCHERS = 20;

/** Fetches a customer's newest vouchers. Returns null if that fails. */
export async function fetchNewestVouchers(
  dataProvider: ConsoleDataProvider,
  customerId: string,
): Promise<readonly ConsoleRecord[] | null> {
  try {
    const { data } = await dataProvider.getList<ConsoleRecord>(rewards.name, {
      pagination: { page: 1, perPage: MAX_CHECKED_VOUCHERS },
      sort: defaultSort(rewards),
      filter: { customerId, type: 'coupon_code' },
    });
    return data;
  } catch {
    return null;
  }
}

/** Returns the vouchers that are new and match the request, newest first. */
export function findCreatedVouchers(
  before: readonly ConsoleRecord[],
  now: readonly ConsoleRecord[],
  voucher: Voucher,
): readonly ConsoleRecord[] {
  const knownIds = new Set(before.map(({ id }) => id));
  return now.filter((record) => !knownIds.has(record.id) && matchesRequest(record, voucher));
}

function matchesRequest(
  record: ConsoleRecord,
  { discountType, discountValue, coupon, discountCodePrefix }: Voucher,
): boolean {
  const discount = toDiscount(record['discountConfig']);
  const code = getCouponCode(record) ?? '';
  return (
    discount?.discountType === discountType &&
    (discountValue === undefined || discount.discountValue === discountValue) &&
    (coupon === undefined ? code.startsWith(discountCodePrefix ?? '') : code === coupon)
  );
}

/** Code to enter at checkout. */
export const getCouponCode = (record: ConsoleRecord) =>
  typeof record['coupon_code'] === 'string' ? record['coupon_code'] : null;
