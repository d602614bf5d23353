import '../../../../i18n/en/areas/points';
import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { Entity } from '../../../../resources/entity';
import type { Program } from '../../../../resources/programs';
import type { ActionDialogProps, ActionTarget } from '../../../engine/actions/actionDialogs';
import { composeDraft } from '../../../engine/drafts/draftStore';
import { useIntentKeys } from '../../../engine/drafts/useIntentKeys';
import { useStoredForm } from '../../../engine/drafts/useStoredForm';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useLoadPrograms } from '../../../engine/shop/programs';
import { useClickLimits } from '../../../engine/shop/useClickLimits';
import { formatMoney } from '../../../lib/format/formatMoney';
import { formatPoints as pointsText } from '../../../lib/format/formatPoints';
import { getMoneyPerPoint } from '../../../lib/format/pointsValue';
import { useNumberConfirmation } from '../../../ui/inputs/useNumberConfirmation';
import { Modal } from '../../../ui/overlays/Modal';
import { findCustomerProgram, getBalance } from '../customer';
import { RestoredDraftNotice } from '../RestoredDraftNotice';
import { PointsFields } from './PointsFields';
import {
  countBelowZero,
  getPointsWarnings,
  type PointsAction,
  parsePoints,
  storedPointsForm,
  useAddPoints,
} from './useAddPoints';

/**
 * Dialog to add points to one or all selected customers, or to deduct them, by the action. Requests carry an Idempotency-Key.
 */
export default function AddPointsDialog({ entity, name, target, onClose, onBulk }: ActionDialogProps) {
  const translate = useTranslate();
  const action: PointsAction = name === 'deductPoints' ? name : 'addPoints';
  const locale = useLocale();
  const limits = useClickLimits();
  const draftScope = target.kind === 'record' ? target.record.id : 'selection';
  const draft = useStoredForm(composeDraft(entity.name, action, draftScope), storedPointsForm);
  const keys = useIntentKeys(composeDraft(entity.name, action, 'selection'));
  const intent = draft.form;
  const [hasSubmitted, setSubmitted] = useState(false);
  const parsed = parsePoints(intent.points, action, locale);
  const count = target.kind === 'record' ? 1 : target.count;
  const points = 'points' in parsed ? parsed.points : null;
  const isDeduction = points === null ? action === 'deductPoints' : points < 0;
  const title = useTitle(entity, isDeduction, target);
  const { addPoints, createBulkWork, errorMessage } = useAddPoints({
    action,
    isDeduction,
    draft,
    onClose,
  });
  const balance = target.kind === 'record' ? getBalance(target.record) : null;
  const balances = getBalances(target);
  const warnings = points === null ? [] : getPointsWarnings({ points, count, balances, limit: limits.points });
  const mustConfirm = warnings.length > 0 || count > limits.records;
  const confirmation = useNumberConfirmation(mustConfirm && points !== null ? Math.abs(points * count) : null);
  const pointsValue = usePointsValue(target);

  const submit = async () => {
    setSubmitted(true);
    if (points === null || !confirmation.isConfirmed) return;
    const { adminNote, customerNote } = intent;
    const added = { points, adminNote: adminNote.trim(), customerNote: customerNote.trim() };
    if (target.kind === 'record') return addPoints(target.record, added);
    const { keyOf, hold, settle } = keys.startRun(added);
    // The bulk run takes over the points.
    draft.forget();
    onBulk({ ...createBulkWork(added, keyOf), onStart: hold, onSettled: settle });
  };
  return (
    <Modal
      title={title}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate(isDeduction ? 'points.deduct' : 'points.submit')}
      submitDisabled={!confirmation.isConfirmed}
      error={errorMessage}
    >
      {draft.isRestored && (
        <RestoredDraftNotice
          text={translate(draft.wasSent ? 'points.keptSent' : 'points.kept')}
          startOver={translate('points.startOver')}
          onStartOver={draft.startOver}
        />
      )}
      <PointsFields
        intent={intent}
        onChange={draft.change}
        issue={'issue' in parsed && (hasSubmitted || intent.points.trim() !== '') ? parsed.issue : null}
        warnings={warnings}
        belowZero={countBelowZero(points ?? 0, balances)}
        outcome={renderOutcome()}
        confirmation={confirmation.field}
      />
    </Modal>
  );

  /** Preview of the resulting balance or total. */
  function renderOutcome(): ReactNode {
    if (points === null) return null;
    if (target.kind === 'selection') {
      const total = pointsText(points * count, locale);
      const money = pointsValue(points);
      const values = { smart_count: Math.abs(points * count), total };
      return money === null ? translate('points.total', values) : translate('points.totalWorth', { ...values, money });
    }
    // The balance may have the points already.
    if (balance === null || draft.wasSent) return null;
    const [before, after] = [balance, balance + points].map((amount) => pointsText(amount, locale));
    return translate('points.balance', { before, after });
  }
}

/** The balances that are known: customers of other pages of a selection aren't read yet. */
const getBalances = (target: ActionTarget): readonly number[] =>
  (target.kind === 'record' ? [target.record] : (target.records ?? [])).flatMap((record) => getBalance(record) ?? []);

function useTitle(entity: Entity, isDeduction: boolean, target: ActionTarget): string {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  return target.kind === 'record'
    ? translate(isDeduction ? 'points.deduction.title' : 'points.title', { title: labels.title(target.record) })
    : translate(isDeduction ? 'points.deduction.titleMany' : 'points.titleMany', { smart_count: target.count });
}

/**
 * Returns a function that formats what points for each customer of a selection are worth; null if no program defines a
 * rate. Customers that aren't read yet count as members of the default program.
 */
function usePointsValue(target: ActionTarget): (points: number) => string | null {
  const { currency, locale } = useCurrentSite();
  const { programs } = useLoadPrograms(target.kind === 'selection');
  return (points) => {
    if (target.kind === 'record') return null;
    const sumOfRates = target.records
      ? target.records.reduce((sum, customer) => sum + getRate(findCustomerProgram(customer, programs)), 0)
      : target.count * getRate(programs[0]);
    const worth = sumOfRates * points;
    return worth === 0 ? null : formatMoney(worth, currency, locale);
  };
}

const getRate = (program: Program | null | undefined) => getMoneyPerPoint(program?.rewards) ?? 0;
