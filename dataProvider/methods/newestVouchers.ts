/** A customer's newest vouchers, compared before and after one is issued. */
import { findAdded } from '../../resources/proof';
import { rewards } from '../../resources/rewards';
import { defaultSort } from '../../resources/sorts';
import type { Voucher } from '../../resources/vouchers';
import type { ConsoleDataProvider } from '../index';
import { isObject } from '../parse/isObject';
import type { EntityRecord } from '../parse/records';

/** Vouchers searched for a new one. */
const MAX_CHECKED_VOUCHERS = 20;

/** Fetches a customer's newest vouchers. @throws AppError */
export async function fetchNewestVouchers(
  { getList }: Pick<ConsoleDataProvider, 'getList'>,
  customerId: string,
): Promise<readonly EntityRecord[]> {
  const { data } = await getList<EntityRecord>(rewards.name, {
    pagination: { page: 1, perPage: MAX_CHECKED_VOUCHERS },
    sort: defaultSort(rewards),
    filter: { customerId, type: 'coupon_code' },
  });
  return data;
}

/** Returns the vouchers that are new and match the request, newest first. */
export function findCreatedVouchers(
  knownIds: readonly string[],
  now: readonly EntityRecord[],
  voucher: Voucher,
): readonly EntityRecord[] {
  return findAdded(now, knownIds, MAX_CHECKED_VOUCHERS).filter((record) => matchesRequest(record, voucher));
}

/** Returns the vouchers that were issued in addition to the one with this code; the newest is kept if it is unknown. */
export function findExtraVouchers(created: readonly EntityRecord[], code: string | null): readonly EntityRecord[] {
  const own = created.find((record) => getCouponCode(record) === code) ?? created[0];
  return created.filter((record) => record !== own);
}

function matchesRequest(
  record: EntityRecord,
  { discountType, discountValue, coupon, discountCodePrefix }: Voucher,
): boolean {
  const discount = isObject(record['discountConfig']) ? record['discountConfig'] : null;
  const code = getCouponCode(record) ?? '';
  return (
    discount?.['discountType'] === discountType &&
    (discountValue === undefined || discount['discountValue'] === discountValue) &&
    (coupon === undefined ? code.startsWith(discountCodePrefix ?? '') : code === coupon)
  );
}

/** Code to enter at checkout. */
export const getCouponCode = (record: EntityRecord) =>
  typeof record['coupon_code'] === 'string' ? record['coupon_code'] : null;
