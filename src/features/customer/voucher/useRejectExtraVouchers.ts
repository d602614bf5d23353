import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { rejectVouchers } from '../../../../dataProvider/methods/addVoucher';
import { getCouponCode } from '../../../../dataProvider/methods/newestVouchers';
import { useErrorText } from '../../../engine/errors/errorText';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useProvider } from '../../../engine/shop/useProvider';
import { useToast } from '../../../ui/toasts/toastContext';

/** Returns a function that reports vouchers which were issued in addition to one, and offers to reject them. */
export function useRejectExtraVouchers(): (title: string, extra: readonly ConsoleRecord[]) => void {
  const translate = useTranslate();
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const dataProvider = useProvider();

  return (title, extra) => {
    const codes = extra.map((record) => getCouponCode(record) ?? record.id).join(', ');
    const action = { label: translate('voucher.rejectExtra'), run: () => void reject() };
    const reject = async () => {
      try {
        await rejectVouchers(dataProvider, extra);
        toast({ tone: 'done', text: translate('voucher.extraRejected', { title, codes }) });
      } catch (thrown) {
        const text = translate('voucher.extraFailed', { title, codes, reason: errorText(thrown) });
        toast({ tone: 'danger', text, action });
      } finally {
        void queryClient.invalidateQueries();
      }
    };
    toast({
      tone: 'danger',
      text: translate('voucher.extra', { title, smart_count: extra.length + 1, codes }),
      action,
    });
  };
}
