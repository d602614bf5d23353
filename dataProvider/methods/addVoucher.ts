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
import { type AttemptStore, createAttempts, createLostError, knownIdsShape } from './attempts';
import { fetchNewestVouchers, findCreatedVouchers, findExtraVouchers, getCouponCode } from './newestVouchers';
import { runForCustomer } from './runForCustomer';

/** An issued voucher, and how to find its duplicates. */
export interface IssuedVoucher {
  kind: 'issued';
  /** Code to enter at checkout; null if the API doesn't report it. */
  code: string | null;
  /**
   * Finds the vouchers that were issued in addition to this one.
   * @throws AppError if they can't be read
   */
  findExtra: () => Promise<readonly EntityRecord[]>;
}

export type VoucherOutcome =
  | IssuedVoucher
  /** The response was lost. `unknown` if the vouchers can't be read. */
  | { kind: 'notIssued' | 'unknown'; error: AppError };

type VoucherProvider = Pick<ConsoleDataProvider, 'customerCalls' | 'getList'>;
type IssueVoucher = (customerId: string, voucher: Voucher, key: string) => Promise<VoucherOutcome>;

/**
 * Returns a function that issues vouchers, for each customer one at a time. Nothing is sent if the customer's vouchers
 * can't be read before. It remembers attempts whose outcome isn't certain: another attempt with the same key looks for
 * the voucher first, and sends nothing if it is there or can't be looked for.
 * @param store where they are remembered until the voucher was issued once
 * @throws AppError, never `uncertain`: the voucher certainly wasn't issued
 */
export function createVoucherIssuer(dataProvider: VoucherProvider, store: AttemptStore): IssueVoucher {
  const issue = createUnqueuedIssuer(dataProvider, store);
  return (customerId, voucher, key) => runForCustomer(dataProvider, customerId, () => issue(customerId, voucher, key));
}

function createUnqueuedIssuer(dataProvider: VoucherProvider, store: AttemptStore): IssueVoucher {
  const attempts = createAttempts(store, knownIdsShape);
  const load = (customerId: string) => fetchNewestVouchers(dataProvider, customerId);

  const toIssued = (key: string, code: string | null, findExtra: IssuedVoucher['findExtra']): IssuedVoucher => ({
    kind: 'issued',
    code,
    async findExtra() {
      const extra = await findExtra();
      if (extra.length === 0) attempts.end(key);
      return extra;
    },
  });

  /** The outcome of an attempt without a response. @param created null if the vouchers can't be read */
  const findLost = (key: string, created: readonly EntityRecord[] | null, error: AppError): VoucherOutcome => {
    const [voucher, ...extra] = created ?? [];
    if (voucher) return toIssued(key, getCouponCode(voucher), async () => extra);
    return { kind: created ? 'notIssued' : 'unknown', error };
  };

  async function send(customerId: string, voucher: Voucher, key: string, knownIds: string[]): Promise<VoucherOutcome> {
    const findCreated = async () => findCreatedVouchers(knownIds, await load(customerId), voucher);
    const calls = await dataProvider.customerCalls();
    attempts.start(key, knownIds);
    try {
      const code = await calls.addVoucher(customerId, voucher, key);
      return toIssued(key, code, async () => findExtraVouchers(await findCreated(), code));
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.uncertain) return findLost(key, await findCreated().catch(() => null), error);
      attempts.end(key);
      throw error;
    }
  }

  return async (customerId, voucher, key) => {
    const earlierIds = attempts.find(key);
    const current = await load(customerId).catch(toAppError);
    if (current instanceof AppError) {
      if (earlierIds) return { kind: 'unknown', error: withUncertainty(current) };
      throw withoutUncertainty(current);
    }
    if (earlierIds) {
      const found = findLost(key, findCreatedVouchers(earlierIds, current, voucher), createLostError());
      if (found.kind === 'issued') return found;
    }
    return send(
      customerId,
      voucher,
      key,
      current.map(({ id }) => id),
    );
  };
}

/**
 * Rejects vouchers. One that is rejected already, because the response to an earlier attempt was lost, or that no longer
 * exists is left as it is.
 * @throws AppError if one wasn't rejected, or if that is unknown
 */
export async function rejectVouchers(
  dataProvider: Pick<ConsoleDataProvider, 'update' | 'readFresh'>,
  vouchers: readonly EntityRecord[],
): Promise<void> {
  for (const voucher of vouchers) {
    const { id, _id } = voucher;
    try {
      await dataProvider.update(rewards.name, { id, data: { status: 'rejected' }, previousData: { id, _id } });
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.kind === 'notFound') continue;
      if (!error.uncertain && error.kind !== 'conflict') throw error;
      const fresh = await dataProvider.readFresh(rewards.name, voucher).catch(() => null);
      if (fresh?.['status'] !== 'rejected') throw error;
    }
  }
}

/**
 * Like {@link createVoucherIssuer}, for the records of a bulk run: any outcome but one voucher is an error. If there are
 * several, its text is that of `describe`, and another attempt with the same key rejects those in addition.
 */
export function createBulkVoucherAdder(
  dataProvider: Pick<ConsoleDataProvider, 'customerCalls' | 'getList' | 'update' | 'readFresh'>,
  store: AttemptStore,
  describe: (codes: readonly string[]) => string,
): (customerId: string, voucher: Voucher, key: string) => Promise<void> {
  const issue = createUnqueuedIssuer(dataProvider, store);
  const issued = new Map<string, IssuedVoucher>();
  const extraVouchers = new Map<string, readonly EntityRecord[]>();

  async function issueOnce(customerId: string, voucher: Voucher, key: string): Promise<IssuedVoucher> {
    const earlier = issued.get(key);
    if (earlier) return earlier;
    const outcome = await issue(customerId, voucher, key);
    if (outcome.kind !== 'issued') {
      throw outcome.kind === 'notIssued' ? withoutUncertainty(outcome.error) : outcome.error;
    }
    issued.set(key, outcome);
    return outcome;
  }

  async function verify(key: string, { findExtra }: IssuedVoucher): Promise<void> {
    const extra = await findExtra().catch((thrown) => {
      // The voucher was sent, but can't be looked for.
      throw withUncertainty(toAppError(thrown));
    });
    extraVouchers.set(key, extra);
    if (extra.length > 0) {
      throw new AppError({ kind: 'conflict', message: describe(extra.map((item) => getCouponCode(item) ?? item.id)) });
    }
  }

  async function reject(key: string, extra: readonly EntityRecord[]): Promise<void> {
    await rejectVouchers(dataProvider, extra);
    extraVouchers.set(key, []);
    store.delete(key);
  }

  return (customerId, voucher, key) =>
    runForCustomer(dataProvider, customerId, async () => {
      const extra = extraVouchers.get(key);
      if (extra) await reject(key, extra);
      else await verify(key, await issueOnce(customerId, voucher, key));
    });
}
