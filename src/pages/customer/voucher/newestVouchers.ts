import type { ConsoleDataProvider } from '../../../../dataProvider';
import type { Voucher } from '../../../../resources/vouchers';
import { asDiscount } from '../../../engine/cells/values';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';

/** As many as are looked through for one that is new. */
const looked = 20;

/** The newest vouchers of a customer; null where they cannot be read. */
export async function newestVouchers(
  dataProvider: ConsoleDataProvider,
  customerId: string,
): Promise<readonly ConsoleRecord[] | null> {
  try {
    const { data } = await dataProvider.getList<ConsoleRecord>('rewards', {
      pagination: { page: 1, perPage: looked },
      sort: { field: '', order: 'ASC' },
      filter: { customerId, type: 'coupon_code' },
    });
    return data;
  } catch {
    return null;
  }
}

/** Of what is there now, the voucher that was not there before and is as it was asked for. */
export function arrivedVoucher(
  before: readonly ConsoleRecord[],
  now: readonly ConsoleRecord[],
  voucher: Voucher,
): ConsoleRecord | null {
  const known = new Set(before.map(({ id }) => id));
  return now.find((one) => !known.has(one.id) && isAsAsked(one, voucher)) ?? null;
}

function isAsAsked(one: ConsoleRecord, { discountType, discountValue, coupon, discountCodePrefix }: Voucher): boolean {
  const discount = asDiscount(one['discountConfig']);
  const code = codeOf(one) ?? '';
  return (
    discount?.discountType === discountType &&
    (discountValue === undefined || discount.discountValue === discountValue) &&
    (coupon === undefined ? code.startsWith(discountCodePrefix ?? '') : code === coupon)
  );
}

/** The code that the customer types at the checkout. */
export const codeOf = (one: ConsoleRecord) => (typeof one['coupon_code'] === 'string' ? one['coupon_code'] : null);
