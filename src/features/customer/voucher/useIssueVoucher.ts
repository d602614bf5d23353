import { useDataProvider, useLocale, useNotify, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { customers } from '../../../../resources/customers';
import type { Voucher } from '../../../../resources/vouchers';
import { useUndoScope } from '../../../engine/actions/useRecordActions';
import { createEntryId } from '../../../engine/history/undoStack';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useWriteHistory } from '../../../engine/records/EngineContext';
import { copyText } from '../../../lib/copyText';
import { formatPoints } from '../../../lib/format/formatPoints';
import { fetchBalance } from '../balance';
import { useDialogCreation } from '../useDialogCreation';

const messageKeys = { checking: 'voucher.checking', failed: 'voucher.failed', unknown: 'voucher.unknown' };

/**
 * Issues a voucher to a customer.
 * @param title name of the customer
 * @param forget discards the draft of the dialog
 */
export function useIssueVoucher(customer: ConsoleRecord, title: string, forget: () => void, onClose: () => void) {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { undoStack } = useWriteHistory();
  const scope = useUndoScope();
  const { create, ...errors } = useDialogCreation({ resource: 'vouchers', messageKeys, forget, onClose });

  const notifyIssued = (code: string | null) => {
    const copy = (text: string) =>
      copyText(text).catch(() => notify(translate('voucher.copyFailed', { code: text }), { type: 'error' }));
    notify(translate(code === null ? 'voucher.done' : 'voucher.doneWithCode', { title, code }), {
      type: 'success',
      ...(code !== null && { action: { label: translate('voucher.copyCode'), run: () => void copy(code) } }),
    });
  };
  const describeAbsence = async ({ pointsToDeduct }: Voucher) => {
    const balance = pointsToDeduct > 0 ? await fetchBalance(dataProvider, customer.id) : null;
    return balance === null
      ? translate('voucher.notArrived')
      : translate('voucher.notArrivedBalance', { balance: formatPoints(balance, locale) });
  };
  const issue = async (voucher: Voucher) => {
    const created = await create({ ...voucher, customerId: customer.id }, () => describeAbsence(voucher));
    if (!created) return;
    // Keeps its place, so that the undo key doesn't take back the change before it.
    const added = { action: 'addVoucher', points: null };
    undoStack.push(scope, { id: createEntryId(), entity: customers, record: customer, set: null, added });
    // The store's notification names the problem.
    if (!created.finding) notifyIssued(String(created.data['coupon_code'] ?? '') || null);
  };
  return { issue, ...errors };
}
