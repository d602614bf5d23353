import '../../../../i18n/en/areas/voucher';
import { useTranslate } from 'ra-core';
import { currencyFractionDigits } from '../../../../i18n/currencyFractionDigits';
import type { ActionDialogProps } from '../../../engine/actions/actionDialogs';
import { composeDraft } from '../../../engine/drafts/useDraft';
import { useStoredForm } from '../../../engine/drafts/useStoredForm';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { formatAndList } from '../../../lib/format/formatList';
import { formatPoints as pointsText } from '../../../lib/format/formatPoints';
import { Banner } from '../../../ui/feedback/Banner';
import { Modal } from '../../../ui/overlays/Modal';
import textStyles from '../../../ui/text/text.module.css';
import { RestoredDraftNotice } from '../RestoredDraftNotice';
import { parseVoucher } from './parseVoucher';
import { useIssueVoucher } from './useIssueVoucher';
import { findInvalidVoucherFields, useVoucherErrors } from './useVoucherErrors';
import { useVoucherSentence } from './useVoucherSentence';
import { VoucherFields } from './VoucherFields';
import styles from './voucher.module.css';
import { storedVoucherForm } from './voucherForm';

/** Dialog to issue a voucher to one customer, free or in exchange for points. */
export default function VoucherDialog({ entity, target, onClose }: ActionDialogProps) {
  if (target.kind !== 'record') throw new Error('VoucherDialog requires a single customer.');
  return <VoucherForm title={useEntityLabels(entity).title(target.record)} record={target.record} onClose={onClose} />;
}

interface VoucherFormProps {
  record: ConsoleRecord;
  title: string;
  onClose: () => void;
}

function VoucherForm({ record, title, onClose }: VoucherFormProps) {
  const translate = useTranslate();
  const { currency, locale } = useCurrentSite();
  const draft = useStoredForm(composeDraft('customers', 'addVoucher', record.id), storedVoucherForm);
  const { form } = draft;
  const formatSentence = useVoucherSentence();
  const { issue, errorMessage, fieldErrors, clearFieldErrors } = useIssueVoucher(record, title, draft.forget, onClose);
  const digits = currencyFractionDigits(currency);
  const parsed = parseVoucher(form, { digits, locale });
  const voucher = 'voucher' in parsed ? parsed.voucher : null;
  const issues = 'issues' in parsed ? parsed.issues : {};
  const errors = useVoucherErrors(issues, fieldErrors, digits);
  const invalidFields = findInvalidVoucherFields(issues).map((field) => translate(`voucher.${field}`, { currency }));

  return (
    <Modal
      size="wide"
      title={translate('voucher.title', { title })}
      onCancel={onClose}
      onSubmit={() => voucher && issue(voucher)}
      submitLabel={translate('voucher.submit')}
      submitDisabled={voucher === null}
      error={errorMessage}
      outcome={
        <div className={styles.summary}>
          <p className={textStyles.hint}>{translate('voucher.gets')}</p>
          <p role="status" dir="auto" className={styles.sentence}>
            {voucher
              ? formatSentence(voucher, form)
              : translate('voucher.unready', { fields: formatAndList(invalidFields, locale) })}
          </p>
        </div>
      }
    >
      {draft.isRestored && (
        <RestoredDraftNotice
          text={translate('voucher.kept')}
          startOver={translate('voucher.startOver')}
          onStartOver={draft.startOver}
        />
      )}
      <VoucherFields
        form={form}
        onChange={(next) => {
          clearFieldErrors();
          draft.change(next);
        }}
        errors={errors}
        balance={<Balance record={record} cost={issues.points === undefined ? Number(form.points) : 0} />}
      />
    </Modal>
  );
}

/** Resulting balance, or a warning if it would be negative. */
function Balance({ record, cost }: { record: ConsoleRecord; cost: number }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const current = record['totalPoints'];
  if (typeof current !== 'number' || cost === 0) return null;
  const [before, after] = [pointsText(current, locale), pointsText(current - cost, locale)];
  return (
    <div className={styles.fullWidth}>
      {cost > current ? (
        <Banner tone="waiting">{translate('voucher.warning.belowZero', { balance: before })}</Banner>
      ) : (
        <p className={styles.balance}>{translate('voucher.balance', { before, after })}</p>
      )}
    </div>
  );
}
