import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { rejectVouchers } from '../../../../dataProvider/methods/addVoucher';
import { getCouponCode } from '../../../../dataProvider/methods/newestVouchers';
import { useErrorText } from '../../../engine/errors/errorText';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useProvider } from '../../../engine/shop/useProvider';

/** Returns a function that reports vouchers which were issued in addition to one, and offers to reject them. */
export function useRejectExtraVouchers(): (title: string, extra: readonly ConsoleRecord[]) => void {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useProvider();

  return (title, extra) => {
    const codes = extra.map((record) => getCouponCode(record) ?? record.id).join(', ');
    const action = { label: translate('voucher.rejectExtra'), run: () => void reject() };
    const reject = async () => {
      try {
        await rejectVouchers(dataProvider, extra);
        notify(translate('voucher.extraRejected', { title, codes }), { type: 'success' });
      } catch (thrown) {
        const text = translate('voucher.extraFailed', { title, codes, reason: errorText(thrown) });
        notify(text, { type: 'error', action });
      } finally {
        void queryClient.invalidateQueries();
      }
    };
    notify(translate('voucher.extra', { title, smart_count: extra.length + 1, codes }), { type: 'error', action });
  };
}
