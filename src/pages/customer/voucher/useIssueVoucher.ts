import { useLocale, useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import {
  fetchNewestVouchers,
  findCreatedVouchers,
  findExtraVouchers,
  getCouponCode,
} from '../../../../dataProvider/methods/newestVouchers';
import type { Voucher } from '../../../../resources/vouchers';
import { useRunCheck } from '../../../engine/errors/useRunCheck';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useProvider } from '../../../engine/shop/useProvider';
import { loadBeforeWrite } from '../../../engine/writes/verifiedWrite';
import { copyText } from '../../../lib/copyText';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useToast } from '../../../ui/toasts/toastContext';
import { fetchBalance } from '../balance';
import { type SubmissionCheck, useIdempotentSubmit } from '../useIdempotentSubmit';
import { useRejectExtraVouchers } from './useRejectExtraVouchers';

const messageKeys = { checking: 'voucher.checking', failed: 'voucher.failed' };

/** An issued voucher, and how to find its duplicates. */
interface IssuedVoucher {
  code: string | null;
  /** @throws AppError if they can't be read */
  findExtra: () => Promise<readonly ConsoleRecord[]>;
}

/**
 * Issues a voucher. The customer's newest vouchers show if it was created when the response is lost, and if the
 * browser sent it twice. Nothing is sent if they can't be read before.
 */
export function useIssueVoucher(
  customerId: string,
  title: string,
  draft: Parameters<typeof useIdempotentSubmit>[1],
  onClose: () => void,
) {
  const translate = useTranslate();
  const locale = useLocale();
  const toast = useToast();
  const dataProvider = useProvider();
  const { submit, ...errors } = useIdempotentSubmit(messageKeys, draft, onClose);
  const reportExtra = useRejectExtraVouchers();
  const runCheck = useRunCheck();
  const before = useRef<Promise<readonly ConsoleRecord[] | null>>(null);

  const load = useCallback(() => fetchNewestVouchers(dataProvider, customerId), [dataProvider, customerId]);
  useEffect(() => {
    before.current = load().catch(() => null);
  }, [load]);
  /** The vouchers before the first attempt. @throws AppError if they can't be read, without `uncertain` */
  const loadKnown = async () => {
    const known = (await before.current) ?? (await loadBeforeWrite(load));
    before.current = Promise.resolve(known);
    return known;
  };
  /** The vouchers issued since then, newest first. @throws AppError */
  const findCreated = async (voucher: Voucher) => findCreatedVouchers(await loadKnown(), await load(), voucher);

  const notifyIssued = (issued: IssuedVoucher) => {
    const { code } = issued;
    const name = translate(code === null ? 'voucher.name' : 'voucher.nameWithCode', { title, code });
    void runCheck(name, async () => {
      const extra = await issued.findExtra();
      if (extra.length > 0) reportExtra(title, extra);
      else notifyIssuedOnce(code);
    });
  };
  const notifyIssuedOnce = (code: string | null) => {
    const copy = (text: string) =>
      copyText(text).catch(() => toast({ tone: 'danger', text: translate('voucher.copyFailed', { code: text }) }));
    toast({
      tone: 'done',
      text: translate(code === null ? 'voucher.done' : 'voucher.doneWithCode', { title, code }),
      ...(code !== null && { action: { label: translate('voucher.copyCode'), run: () => void copy(code) } }),
    });
  };
  const checkVouchers = async (voucher: Voucher): Promise<SubmissionCheck<IssuedVoucher>> => {
    const found = await findCreated(voucher).catch(() => null);
    if (!found) return { kind: 'unknown', message: translate('voucher.unknown') };
    const [created, ...extra] = found;
    if (created) return { kind: 'applied', result: { code: getCouponCode(created), findExtra: async () => extra } };
    const balance = voucher.pointsToDeduct > 0 ? await fetchBalance(dataProvider, customerId) : null;
    const message =
      balance === null
        ? translate('voucher.notArrived')
        : translate('voucher.notArrivedBalance', { balance: formatPoints(balance, locale) });
    return { kind: 'notApplied', message };
  };
  const issue = (voucher: Voucher) =>
    submit<IssuedVoucher>({
      intent: voucher,
      async write(calls, key) {
        await loadKnown();
        const code = await calls.addVoucher(customerId, voucher, key);
        return { code, findExtra: async () => findExtraVouchers(await findCreated(voucher), code) };
      },
      check: () => checkVouchers(voucher),
      onSuccess: notifyIssued,
    });
  return { issue, ...errors };
}
