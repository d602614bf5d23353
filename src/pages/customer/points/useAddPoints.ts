import { useLocale, useTranslate } from 'ra-core';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useProvider } from '../../../engine/shop/useProvider';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useToast } from '../../../ui/toasts/toastContext';
import { fetchBalance, getBalance } from '../balance';
import { type SubmissionCheck, useIdempotentSubmit } from '../useIdempotentSubmit';

const messageKeys = { checking: 'points.checking', failed: 'points.failed' };

interface AddedPoints {
  points: number;
  adminNote: string;
  customerNote: string;
}

/** Adds points to one customer. If the response is lost, the balance is fetched to verify the outcome. */
export function useAddPoints(draft: Parameters<typeof useIdempotentSubmit>[1], onClose: () => void) {
  const translate = useTranslate();
  const locale = useLocale();
  const toast = useToast();
  const dataProvider = useProvider();
  const { submit, errorMessage } = useIdempotentSubmit(messageKeys, draft, onClose);

  const checkBalance = async (record: ConsoleRecord, points: number): Promise<SubmissionCheck<unknown>> => {
    const before = getBalance(record);
    const after = await fetchBalance(dataProvider, record.id);
    if (after === null) return { kind: 'unknown', message: translate('points.unknown', { balance: '' }) };
    const balance = formatPoints(after, locale);
    if (before !== null && after === before + points) return { kind: 'applied', result: null };
    return after === before
      ? { kind: 'notApplied', message: translate('points.notArrived', { balance }) }
      : { kind: 'unknown', message: translate('points.unknown', { balance }) };
  };
  const addPoints = (record: ConsoleRecord, title: string, added: AddedPoints) =>
    submit<unknown>({
      intent: added,
      write: (calls, key) => calls.addPoints({ customerId: record.id, ...added }, key),
      check: () => checkBalance(record, added.points),
      onSuccess() {
        const points = formatPoints(Math.abs(added.points), locale);
        toast({
          tone: 'done',
          text: translate(added.points < 0 ? 'points.deducted' : 'points.done', { title, points }),
        });
      },
    });
  return { addPoints, errorMessage };
}
