import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import {
  fetchNewestVouchers,
  findCreatedVouchers,
  findExtraVouchers,
  getCouponCode,
} from '../../../../dataProvider/methods/newestVouchers';
import type { Voucher } from '../../../../resources/vouchers';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useProvider } from '../../../engine/shop/useProvider';
import { copyText } from '../../../lib/copyText';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useToast } from '../../../ui/toasts/toastContext';
import { fetchBalance } from '../balance';
import { type SubmissionCheck, useIdempotentSubmit } from '../useIdempotentSubmit';
import { useRejectExtraVouchers } from './useRejectExtraVouchers';

const messageKeys = { checking: 'voucher.checking', failed: 'voucher.failed' };

/** An issued voucher and its duplicates. */
interface IssuedVoucher {
  code: string | null;
  extra: readonly ConsoleRecord[];
}

/**
 * Issues a voucher. The customer's newest vouchers show if it was created when the response is lost, and if the
 * browser sent it twice.
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
  const before = useRef<Promise<readonly ConsoleRecord[] | null>>(null);

  useEffect(() => {
    before.current = fetchNewestVouchers(dataProvider, customerId).catch(() => null);
  }, [dataProvider, customerId]);
  /** The vouchers issued since the dialog was opened, newest first; null if they can't be read. */
  const findCreated = async (voucher: Voucher) => {
    const now = fetchNewestVouchers(dataProvider, customerId).catch(() => null);
    const [known, current] = await Promise.all([before.current, now]);
    return known && current ? findCreatedVouchers(known, current, voucher) : null;
  };

  const notifyIssued = ({ code, extra }: IssuedVoucher) => {
    if (extra.length > 0) return reportExtra(title, extra);
    const copy = (text: string) =>
      copyText(text).catch(() => toast({ tone: 'danger', text: translate('voucher.copyFailed', { code: text }) }));
    toast({
      tone: 'done',
      text: translate(code === null ? 'voucher.done' : 'voucher.doneWithCode', { title, code }),
      ...(code !== null && { action: { label: translate('voucher.copyCode'), run: () => void copy(code) } }),
    });
  };
  const checkVouchers = async (voucher: Voucher): Promise<SubmissionCheck<IssuedVoucher>> => {
    const found = await findCreated(voucher);
    if (!found) return { kind: 'unknown', message: translate('voucher.unknown') };
    const [created, ...extra] = found;
    if (created) return { kind: 'applied', result: { code: getCouponCode(created), extra } };
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
        const code = await calls.addVoucher(customerId, voucher, key);
        return { code, extra: findExtraVouchers((await findCreated(voucher)) ?? [], code) };
      },
      check: () => checkVouchers(voucher),
      onSuccess: notifyIssued,
    });
  return { issue, ...errors };
}
