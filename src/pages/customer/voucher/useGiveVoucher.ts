import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import type { Voucher } from '../../../../resources/vouchers';
import { useErrorText } from '../../../engine/errorText';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useProvider } from '../../../engine/useProvider';
import { points } from '../../../lib/points';
import { useToast } from '../../../ui/toastContext';
import { freshBalance } from '../balance';
import { arrivedVoucher, codeOf, newestVouchers } from './newestVouchers';

interface GiveVoucher {
  /** Settles when it is known, as far as it can be, what became of it. */
  give: (voucher: Voucher, key: string) => Promise<void>;
  /** Why it failed, in words. */
  failure: string | null;
  /** What the server says of single fields, by their names on the wire. */
  fieldFaults: Readonly<Record<string, string>>;
  forgetFaults: () => void;
}

/** Gives one customer a voucher. Where the answer is lost, the customer's newest vouchers tell what became of it. */
export function useGiveVoucher(customerId: string, title: string, onDone: () => void): GiveVoucher {
  const translate = useTranslate();
  const locale = useLocale();
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const dataProvider = useProvider();
  const [failure, setFailure] = useState<string | null>(null);
  const [fieldFaults, setFieldFaults] = useState<GiveVoucher['fieldFaults']>({});
  const before = useRef<Promise<readonly ConsoleRecord[] | null>>(null);

  useEffect(() => {
    before.current = newestVouchers(dataProvider, customerId);
  }, [dataProvider, customerId]);

  const done = (code: string | null) => {
    const copy = (text: string) =>
      navigator.clipboard
        .writeText(text)
        .catch(() => toast({ tone: 'danger', text: translate('voucher.copyFailed', { code: text }) }));
    toast({
      tone: 'done',
      text: translate(code === null ? 'voucher.done' : 'voucher.doneWithCode', { title, code }),
      ...(code !== null && { action: { label: translate('voucher.copyCode'), run: () => void copy(code) } }),
    });
    onDone();
  };
  const findOut = async (voucher: Voucher) => {
    setFailure(translate('voucher.checking'));
    const [known, now] = await Promise.all([before.current, newestVouchers(dataProvider, customerId)]);
    const found = known && now && arrivedVoucher(known, now, voucher);
    if (found) return done(codeOf(found));
    if (!known || !now) return setFailure(translate('voucher.unknown'));
    const balance = voucher.pointsToDeduct > 0 ? await freshBalance(dataProvider, customerId) : null;
    setFailure(
      balance === null
        ? translate('voucher.notArrived')
        : translate('voucher.notArrivedBalance', { balance: points(balance, locale) }),
    );
  };
  const give = async (voucher: Voucher, key: string) => {
    setFailure(null);
    setFieldFaults({});
    try {
      const calls = await dataProvider.customerCalls();
      done(await calls.addVoucher(customerId, voucher, key));
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.uncertain) return await findOut(voucher);
      setFieldFaults(error.fields);
      setFailure(translate('voucher.failed', { reason: errorText(error) }));
    } finally {
      void queryClient.invalidateQueries();
    }
  };
  return { give, failure, fieldFaults, forgetFaults: () => setFieldFaults({}) };
}
