import { useTranslate } from 'ra-core';
import { currencyDigits } from '../../../../i18n/currencyDigits';
import type { ActionDialogProps } from '../../../engine/actions/actionDialogs';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useShop } from '../../../engine/shop';
import { useEntityWords } from '../../../engine/words';
import { allOf } from '../../../lib/enumerated';
import { points as pointsText } from '../../../lib/points';
import { Modal } from '../../../ui/Modal';
import { Notice } from '../../../ui/Notice';
import { KeptNotice } from '../KeptNotice';
import { readVoucher } from './readVoucher';
import { useGiveVoucher } from './useGiveVoucher';
import { useVoucherDraft } from './useVoucherDraft';
import { faultyOf, useVoucherFaults } from './useVoucherFaults';
import { useVoucherSentence } from './useVoucherSentence';
import { VoucherFields } from './VoucherFields';
import styles from './voucher.module.css';

/** Gives one customer a voucher: a gift, or for points. */
export default function VoucherDialog({ entity, target, onClose }: ActionDialogProps) {
  if (target.kind !== 'record') throw new Error('a voucher is given to one customer');
  return <VoucherForm title={useEntityWords(entity).title(target.record)} record={target.record} onClose={onClose} />;
}

interface VoucherFormProps {
  record: ConsoleRecord;
  title: string;
  onClose: () => void;
}

function VoucherForm({ record, title, onClose }: VoucherFormProps) {
  const translate = useTranslate();
  const { currency, locale } = useShop();
  const draft = useVoucherDraft(record.id);
  const { form } = draft;
  const sentenceOf = useVoucherSentence();
  const { give, failure, fieldFaults, forgetFaults } = useGiveVoucher(record.id, title, () => {
    draft.forget();
    onClose();
  });
  const digits = currencyDigits(currency);
  const read = readVoucher(form, { digits, locale });
  const voucher = 'voucher' in read ? read.voucher : null;
  const wrong = 'faults' in read ? read.faults : {};
  const faults = useVoucherFaults(wrong, fieldFaults, digits);
  const missing = faultyOf(wrong).map((field) => translate(`voucher.${field}`, { currency }));

  return (
    <Modal
      size="wide"
      title={translate('voucher.title', { title })}
      onCancel={onClose}
      onSubmit={() => voucher && give(voucher, draft.keyOf(voucher))}
      submitLabel={translate('voucher.submit')}
      submitDisabled={voucher === null}
      error={failure}
      outcome={
        <div className={styles.gets}>
          <p className={styles.getsTitle}>{translate('voucher.gets')}</p>
          <p role="status" dir="auto" className={styles.sentence}>
            {voucher ? sentenceOf(voucher, form) : translate('voucher.unready', { fields: allOf(missing, locale) })}
          </p>
        </div>
      }
    >
      {draft.isKept && (
        <KeptNotice
          text={translate('voucher.kept')}
          startOver={translate('voucher.startOver')}
          onStartOver={draft.startOver}
        />
      )}
      <VoucherFields
        form={form}
        onChange={(next) => {
          forgetFaults();
          draft.change(next);
        }}
        faults={faults}
        balance={<Balance record={record} cost={wrong.points === undefined ? Number(form.points) : 0} />}
      />
    </Modal>
  );
}

/** What becomes of the customer's points; a warning where there are too few. */
function Balance({ record, cost }: { record: ConsoleRecord; cost: number }) {
  const translate = useTranslate();
  const { locale } = useShop();
  const now = record['totalPoints'];
  if (typeof now !== 'number' || cost === 0) return null;
  const [before, after] = [pointsText(now, locale), pointsText(now - cost, locale)];
  return (
    <div className={styles.whole}>
      {cost > now ? (
        <Notice tone="waiting">{translate('voucher.warning.belowZero', { balance: before })}</Notice>
      ) : (
        <p className={styles.balance}>{translate('voucher.balance', { before, after })}</p>
      )}
    </div>
  );
}
