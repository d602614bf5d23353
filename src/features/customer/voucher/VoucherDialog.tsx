import '../../../../i18n/en/areas/voucher';
import { useDataProvider, useLocale, useNotify, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { currencyFractionDigits } from '../../../../i18n/currencyFractionDigits';
import { customers } from '../../../../resources/customers';
import type { Voucher } from '../../../../resources/vouchers';
import type { ActionDialogProps } from '../../../engine/actions/actionDialogs';
import { useUndoScope } from '../../../engine/actions/useRecordActions';
import { composeDraft } from '../../../engine/drafts/draftStore';
import { type OpenForm, useStoredForm } from '../../../engine/drafts/useStoredForm';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { createEntryId } from '../../../engine/history/undoStack';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useWriteHistory } from '../../../engine/records/EngineContext';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useLoadPrograms } from '../../../engine/shop/programs';
import { useClickLimits } from '../../../engine/shop/useClickLimits';
import { copyText } from '../../../lib/copyText';
import { formatAndList } from '../../../lib/format/formatList';
import { formatMoney } from '../../../lib/format/formatMoney';
import { formatPoints } from '../../../lib/format/formatPoints';
import { getMoneyPerPoint } from '../../../lib/format/pointsValue';
import { Banner } from '../../../ui/feedback/Banner';
import { useNumberConfirmation } from '../../../ui/inputs/useNumberConfirmation';
import { Modal } from '../../../ui/overlays/Modal';
import textStyles from '../../../ui/text/text.module.css';
import { fetchBalance, findCustomerProgram } from '../customer';
import { RestoredDraftNotice } from '../RestoredDraftNotice';
import { useDialogCreation } from '../useDialogCreation';
import { parseVoucher } from './parseVoucher';
import { findInvalidVoucherFields, useVoucherErrors, VoucherFields } from './VoucherFields';
import styles from './voucher.module.css';
import { storedVoucherForm, useVoucherSentence } from './voucherForm';

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
  const { issue, errorMessage, fieldErrors, clearFieldErrors } = useIssueVoucher(record, title, draft, onClose);
  const digits = currencyFractionDigits(currency);
  const parsed = parseVoucher(form, { digits, locale });
  const voucher = 'voucher' in parsed ? parsed.voucher : null;
  const issues = 'issues' in parsed ? parsed.issues : {};
  const errors = useVoucherErrors(issues, fieldErrors, digits);
  const isIncomplete = Object.values(issues).includes('missing');
  const limit = useVoucherLimit(record);
  const amount = voucher?.discountType === 'fixed_amount' ? (voucher.discountValue ?? 0) : 0;
  const isLarge = limit !== null && amount > limit.worth;
  const confirmation = useNumberConfirmation(isLarge ? amount : null);
  const invalidFields = findInvalidVoucherFields(issues).map((field) => translate(`voucher.${field}`, { currency }));

  return (
    <Modal
      size="wide"
      title={translate('voucher.title', { title })}
      onCancel={onClose}
      onSubmit={() => voucher && confirmation.isConfirmed && issue(voucher)}
      submitLabel={translate('voucher.submit')}
      submitDisabled={voucher === null || !confirmation.isConfirmed}
      error={errorMessage}
      outcome={
        <div className={styles.summary}>
          <p className={textStyles.hint}>{translate('voucher.gets')}</p>
          <p role="status" dir="auto" className={styles.sentence}>
            {voucher
              ? formatSentence(voucher, form)
              : translate(isIncomplete ? 'voucher.unready' : 'voucher.invalid', {
                  fields: formatAndList(invalidFields, locale),
                })}
          </p>
        </div>
      }
    >
      {draft.isRestored && (
        <RestoredDraftNotice
          text={translate(draft.wasSent ? 'voucher.keptSent' : 'voucher.kept')}
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
        balance={
          <Balance record={record} cost={issues.points === undefined && !draft.wasSent ? Number(form.points) : 0} />
        }
      />
      {isLarge && (
        <Banner tone="waiting">
          {translate('voucher.warning.aboveLimit', {
            limit: formatPoints(limit.points, locale),
            worth: formatMoney(limit.worth, currency, locale),
          })}
        </Banner>
      )}
      {confirmation.field}
    </Modal>
  );
}

/**
 * The points that one click may add, and their worth for this customer. A voucher above it may be a typing error, and can't
 * be undone. Null if no reward of the program has a rate.
 */
function useVoucherLimit(record: ConsoleRecord): { points: number; worth: number } | null {
  const { points } = useClickLimits();
  const { programs } = useLoadPrograms(true);
  const rate = getMoneyPerPoint((findCustomerProgram(record, programs) ?? programs[0])?.rewards);
  return rate === null ? null : { points, worth: points * rate };
}

/** Resulting balance, or a warning if it would be negative. */
function Balance({ record, cost }: { record: ConsoleRecord; cost: number }) {
  const translate = useTranslate();
  const { locale } = useCurrentSite();
  const current = record['totalPoints'];
  if (typeof current !== 'number' || cost === 0) return null;
  const [before, after] = [formatPoints(current, locale), formatPoints(current - cost, locale)];
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

const messageKeys = { checking: 'voucher.checking', failed: 'voucher.failed', unknown: 'voucher.unknown' };

/**
 * Issues a voucher to a customer.
 * @param title name of the customer
 * @param draft of the dialog
 */
function useIssueVoucher(
  customer: ConsoleRecord,
  title: string,
  draft: Pick<OpenForm<unknown>, 'forget' | 'setSent'>,
  onClose: () => void,
) {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { undoStack } = useWriteHistory();
  const scope = useUndoScope();
  const { create, ...errors } = useDialogCreation({ resource: 'vouchers', messageKeys, draft, onClose });

  const notifyIssued = (code: string | null) => {
    const copy = (text: string) =>
      copyText(text).catch(() => notify(translate('voucher.copyFailed', { code: text }), { type: 'error' }));
    notify(translate(code === null ? 'voucher.done' : 'voucher.doneWithCode', { title, code }), {
      type: 'success',
      ...(code !== null && { action: { label: translate('voucher.copyCode'), run: () => void copy(code) } }),
    });
  };
  const describeAbsence = async ({ pointsToDeduct }: Voucher, reason: string) => {
    const balance = pointsToDeduct > 0 ? await fetchBalance(dataProvider, customer.id) : null;
    return balance === null
      ? translate('voucher.notArrived', { reason })
      : translate('voucher.notArrivedBalance', { reason, balance: formatPoints(balance, locale) });
  };
  const issue = async (voucher: Voucher) => {
    const created = await create({ ...voucher, customerId: customer.id }, (_error, reason) =>
      describeAbsence(voucher, reason),
    );
    if (!created) return;
    // Keeps its place, so that the undo key doesn't take back the change before it.
    const added = { action: 'addVoucher', points: null };
    undoStack.push(scope, { id: createEntryId(), entity: customers, record: customer, set: null, added });
    // The store's notification names the problem.
    if (!created.finding) notifyIssued(String(created.data['coupon_code'] ?? '') || null);
  };
  return { issue, ...errors };
}
