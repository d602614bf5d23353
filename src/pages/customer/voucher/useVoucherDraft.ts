import { composeDraft } from '../../../engine/useDraft';
import { useIntentDraft } from '../../../engine/useIntentDraft';
import { keptVoucher } from './voucherForm';

/** The voucher that is typed for one customer. */
export const useVoucherDraft = (customerId: string) =>
  useIntentDraft(composeDraft('customers', 'addVoucher', customerId), keptVoucher);
