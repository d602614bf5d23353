/**
 * Issues vouchers with proof that each was issued once. The browser resends a POST on its own if a reused connection
 * closes without a response, and not every API knows the Idempotency-Key.
 */
import { rewards } from '../../resources/rewards';
import type { Voucher } from '../../resources/vouchers';
import { AppError, toAppError } from '../errors';
import type { ConsoleDataProvider } from '../index';
import type { EntityRecord } from '../parse/records';
import { withoutUncertainty, withUncertainty } from '../uncertainty';
import { fetchNewestVouchers, findCreatedVouchers, findExtraVouchers, getCouponCode } from './newestVouchers';
import { queueByCustomer } from './queueByCustomer';

type Provider = Pick<ConsoleDataProvider, 'customerCalls' | 'getList' | 'update'>;

interface Issue {
  before: readonly EntityRecord[];
  /** Code in the response; null without one. */
  code: string | null;
  /** Why there is no response; null if there is one. */
  error: AppError | null;
}

/**
 * Returns a function that issues a voucher, for the records of a bulk run: any outcome but one voucher is an error. If
 * there are several, its text is that of `describe`, and another attempt with the same key rejects those in addition.
 * Nothing is sent if the customer's vouchers can't be read before.
 */
export function createBulkVoucherAdder(
  dataProvider: Provider,
  describe: (codes: readonly string[]) => string,
): (customerId: string, voucher: Voucher, key: string) => Promise<void> {
  const issues = new Map<string, Issue>();
  const extraVouchers = new Map<string, readonly EntityRecord[]>();
  const run = queueByCustomer();

  async function issue(customerId: string, voucher: Voucher, key: string): Promise<Issue> {
    const earlier = issues.get(key);
    if (earlier) return earlier;
    const before = await fetchNewestVouchers(dataProvider, customerId).catch((thrown) => {
      throw withoutUncertainty(toAppError(thrown));
    });
    const calls = await dataProvider.customerCalls();
    const sent = await calls.addVoucher(customerId, voucher, key).then(
      (code): Issue => ({ before, code, error: null }),
      (thrown): Issue => ({ before, code: null, error: toAppError(thrown) }),
    );
    if (sent.error && !sent.error.uncertain) throw sent.error;
    issues.set(key, sent);
    return sent;
  }

  async function verify(customerId: string, voucher: Voucher, key: string, { before, code, error }: Issue) {
    const current = await fetchNewestVouchers(dataProvider, customerId).catch((thrown) => {
      // The voucher was sent, but can't be looked for.
      throw withUncertainty(toAppError(thrown));
    });
    const created = findCreatedVouchers(before, current, voucher);
    if (error && created.length === 0) {
      issues.delete(key);
      throw withoutUncertainty(error);
    }
    const extra = findExtraVouchers(created, code);
    extraVouchers.set(key, extra);
    if (extra.length > 0) {
      throw new AppError({ kind: 'conflict', message: describe(extra.map((item) => getCouponCode(item) ?? item.id)) });
    }
  }

  async function reject(key: string, extra: readonly EntityRecord[]): Promise<void> {
    for (const { id, _id } of extra) {
      await dataProvider.update(rewards.name, { id, data: { status: 'rejected' }, previousData: { id, _id } });
    }
    extraVouchers.set(key, []);
  }

  return (customerId, voucher, key) =>
    run(customerId, async () => {
      const extra = extraVouchers.get(key);
      if (extra) await reject(key, extra);
      else await verify(customerId, voucher, key, await issue(customerId, voucher, key));
    });
}
