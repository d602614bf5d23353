import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import type { Voucher } from '../../../../resources/vouchers';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useProvider } from '../../../engine/shop/useProvider';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useToast } from '../../../ui/toasts/toastContext';
import { fetchBalance } from '../balance';
import { type SubmissionCheck, useIdempotentSubmit } from '../useIdempotentSubmit';
import { fetchNewestVouchers, findCreatedVoucher, getCouponCode } from './fetchNewestVouchers';

const messageKeys = { checking: 'voucher.checking', failed: 'voucher.failed' };

/** Issues a voucher. If the response is lost, the customer's newest vouchers are checked for it. */
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
  const before = useRef<Promise<readonly ConsoleRecord[] | null>>(null);

  useEffect(() => {
    before.current = fetchNewestVouchers(dataProvider, customerId);
  }, [dataProvider, customerId]);

  const notifyIssued = (code: string | null) => {
    const copy = (text: string) =>
      navigator.clipboard
        .writeText(text)
        .catch(() => toast({ tone: 'danger', text: translate('voucher.copyFailed', { code: text }) }));
    toast({
      tone: 'done',
      text: translate(code === null ? 'voucher.done' : 'voucher.doneWithCode', { title, code }),
      ...(code !== null && { action: { label: translate('voucher.copyCode'), run: () => void copy(code) } }),
    });
  };
  const checkVouchers = async (voucher: Voucher): Promise<SubmissionCheck<string | null>> => {
    const [known, current] = await Promise.all([before.current, fetchNewestVouchers(dataProvider, customerId)]);
    if (!known || !current) return { kind: 'unknown', message: translate('voucher.unknown') };
    const created = findCreatedVoucher(known, current, voucher);
    if (created) return { kind: 'applied', result: getCouponCode(created) };
    const balance = voucher.pointsToDeduct > 0 ? await fetchBalance(dataProvider, customerId) : null;
    const message =
      balance === null
        ? translate('voucher.notArrived')
        : translate('voucher.notArrivedBalance', { balance: formatPoints(balance, locale) });
    return { kind: 'notApplied', message };
  };
  const issue = (voucher: Voucher) =>
    submit({
      intent: voucher,
      write: (calls, key) => calls.addVoucher(customerId, voucher, key),
      check: () => checkVouchers(voucher),
      onSuccess: notifyIssued,
    });
  return { issue, ...errors };
}
