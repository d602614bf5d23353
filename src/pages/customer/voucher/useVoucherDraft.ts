import { useState } from 'react';
import { composeDraft, useDraft } from '../../../engine/useDraft';
import { emptyVoucher, type KeptVoucher, readKept, type VoucherForm } from './voucherForm';

interface VoucherDraft {
  form: VoucherForm;
  change: (form: VoucherForm) => void;
  /** It was begun before the dialog was opened. */
  isKept: boolean;
  startOver: () => void;
  /** The voucher was given: nothing is kept of it. */
  forget: () => void;
  /**
   * The Idempotency-Key of a voucher: the same in every try of the same, also after a reload, so that it is never
   * given twice.
   */
  keyOf: (voucher: unknown) => string;
}

/** What is typed for one customer, kept in this tab until it is given. */
export function useVoucherDraft(customerId: string): VoucherDraft {
  const [text, setText] = useDraft(composeDraft('customers', 'addVoucher', customerId));
  const [isKept, setKept] = useState(() => isBegun(readKept(text)?.form));
  const kept: KeptVoucher = readKept(text) ?? { form: emptyVoucher, keys: {} };
  const keep = (next: KeptVoucher) => setText(JSON.stringify(next));
  return {
    form: kept.form,
    change: (form) => keep({ ...kept, form }),
    isKept,
    startOver() {
      setKept(false);
      keep({ form: emptyVoucher, keys: kept.keys });
    },
    forget: () => setText(''),
    keyOf(voucher) {
      const intent = JSON.stringify(voucher);
      const key = kept.keys[intent] ?? crypto.randomUUID();
      keep({ ...kept, keys: { ...kept.keys, [intent]: key } });
      return key;
    },
  };
}

const isBegun = (form: VoucherForm | undefined) =>
  form !== undefined && JSON.stringify(form) !== JSON.stringify(emptyVoucher);
