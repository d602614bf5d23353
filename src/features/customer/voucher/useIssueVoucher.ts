import { useLocale, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  createVoucherIssuer,
  type IssuedVoucher,
  type VoucherOutcome,
} from '../../../../dataProvider/methods/addVoucher';
import type { Voucher } from '../../../../resources/vouchers';
import { useAttemptStore } from '../../../engine/drafts/useAttemptStore';
import { useRunCheck } from '../../../engine/errors/useRunCheck';
import { useProvider } from '../../../engine/shop/useProvider';
import { copyText } from '../../../lib/copyText';
import { formatPoints } from '../../../lib/format/formatPoints';
import { fetchBalance } from '../balance';
import { type SubmissionCheck, useIdempotentSubmit } from '../useIdempotentSubmit';
import { useRejectExtraVouchers } from './useRejectExtraVouchers';

const messageKeys = { checking: 'voucher.checking', failed: 'voucher.failed' };

type LostVoucher = Exclude<VoucherOutcome, IssuedVoucher>;

/**
 * Issues a voucher. If the response is lost, the customer's newest vouchers show if it was issued, also before another
 * attempt.
 */
export function useIssueVoucher(
  customerId: string,
  title: string,
  draft: Parameters<typeof useIdempotentSubmit>[1],
  onClose: () => void,
) {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const dataProvider = useProvider();
  const { submit, ...errors } = useIdempotentSubmit(messageKeys, draft, onClose);
  const reportExtra = useRejectExtraVouchers();
  const runCheck = useRunCheck();
  const attempts = useAttemptStore();
  const [issueVoucher] = useState(() => createVoucherIssuer(dataProvider, attempts));

  const notifyIssued = ({ code, findExtra }: IssuedVoucher) => {
    const name = translate(code === null ? 'voucher.name' : 'voucher.nameWithCode', { title, code });
    void runCheck(name, async () => {
      const extra = await findExtra();
      if (extra.length > 0) reportExtra(title, extra);
      else notifyIssuedOnce(code);
    });
  };
  const notifyIssuedOnce = (code: string | null) => {
    const copy = (text: string) =>
      copyText(text).catch(() => notify(translate('voucher.copyFailed', { code: text }), { type: 'error' }));
    notify(translate(code === null ? 'voucher.done' : 'voucher.doneWithCode', { title, code }), {
      type: 'success',
      ...(code !== null && { action: { label: translate('voucher.copyCode'), run: () => void copy(code) } }),
    });
  };
  const describeLost = async (
    kind: LostVoucher['kind'],
    { pointsToDeduct }: Voucher,
  ): Promise<SubmissionCheck<IssuedVoucher>> => {
    if (kind === 'unknown') return { kind, message: translate('voucher.unknown') };
    const balance = pointsToDeduct > 0 ? await fetchBalance(dataProvider, customerId) : null;
    const message =
      balance === null
        ? translate('voucher.notArrived')
        : translate('voucher.notArrivedBalance', { balance: formatPoints(balance, locale) });
    return { kind: 'notApplied', message };
  };
  const issue = (voucher: Voucher) => {
    let lost: LostVoucher['kind'] = 'unknown';
    return submit<IssuedVoucher>({
      intent: voucher,
      async write(_calls, key) {
        const outcome = await issueVoucher(customerId, voucher, key);
        if (outcome.kind === 'issued') return outcome;
        lost = outcome.kind;
        throw outcome.error;
      },
      check: () => describeLost(lost, voucher),
      onSuccess: notifyIssued,
    });
  };
  return { issue, ...errors };
}
