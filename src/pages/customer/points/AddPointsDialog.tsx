import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { ActionDialogProps } from '../../../engine/actions/actionDialogs';
import { composeDraft } from '../../../engine/drafts/useDraft';
import { useIdempotentForm } from '../../../engine/drafts/useIdempotentForm';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { useCurrentSite } from '../../../engine/shop/currentSite';
import { useProvider } from '../../../engine/shop/useProvider';
import { formatPoints as pointsText } from '../../../lib/format/formatPoints';
import { Modal } from '../../../ui/overlays/Modal';
import { getBalance } from '../balance';
import { RestoredDraftNotice } from '../RestoredDraftNotice';
import { PointsFields } from './PointsFields';
import { getPointsWarnings, parsePoints, storedPointsForm } from './pointsIntent';
import { useAddPoints } from './useAddPoints';

/**
 * Dialog to add points to one or all selected customers; negative numbers deduct. Requests carry an Idempotency-Key.
 */
export default function AddPointsDialog({ entity, target, onClose, onBulk }: ActionDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const labels = useEntityLabels(entity);
  const { pointsLimit } = useCurrentSite();
  const dataProvider = useProvider();
  const draftScope = target.kind === 'record' ? target.record.id : 'selection';
  const draft = useIdempotentForm(composeDraft(entity.name, 'addPoints', draftScope), storedPointsForm);
  const intent = draft.form;
  const [confirmed, setConfirmed] = useState('');
  const [hasSubmitted, setSubmitted] = useState(false);
  const { addPoints, errorMessage } = useAddPoints(draft, onClose);
  const parsed = parsePoints(intent.points);
  const count = target.kind === 'record' ? 1 : target.count;
  const points = 'points' in parsed ? parsed.points : null;
  const balance = target.kind === 'record' ? getBalance(target.record) : null;
  const warnings = points === null ? [] : getPointsWarnings({ points, count, balance, limit: pointsLimit });
  const total = points === null ? '' : String(points * count);
  const needsConfirmation = target.kind === 'selection' && warnings.includes('aboveLimit');

  const submit = async () => {
    setSubmitted(true);
    if (points === null || (needsConfirmation && confirmed.trim() !== total)) return;
    const { adminNote, customerNote } = intent;
    const notes = { adminNote: adminNote.trim(), customerNote: customerNote.trim() };
    const added = { points, ...notes };
    if (target.kind === 'record') return addPoints(target.record, labels.title(target.record), added);
    const key = draft.idempotencyKeyFor(added);
    // The bulk run takes over the points and their Idempotency-Key.
    draft.forget();
    onBulk({
      canUndo: true,
      async perform({ id }, undoing) {
        const calls = await dataProvider.customerCalls();
        const body = { customerId: id, points: undoing ? -points : points, ...notes };
        await calls.addPoints(body, `${key}.${id}.${undoing ? 'undo' : 'do'}`);
      },
    });
  };
  const title =
    target.kind === 'record'
      ? translate('points.title', { title: labels.title(target.record) })
      : translate('points.titleMany', { smart_count: count });

  return (
    <Modal
      title={title}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate(points !== null && points < 0 ? 'points.deduct' : 'points.submit')}
      submitDisabled={needsConfirmation && confirmed.trim() !== total}
      error={errorMessage}
    >
      {draft.isRestored && (
        <RestoredDraftNotice
          text={translate('points.kept')}
          startOver={translate('points.startOver')}
          onStartOver={draft.startOver}
        />
      )}
      <PointsFields
        intent={intent}
        onChange={draft.change}
        issue={'issue' in parsed && (hasSubmitted || intent.points.trim() !== '') ? parsed.issue : null}
        warnings={warnings}
        outcome={renderOutcome()}
        confirmation={needsConfirmation ? { total, typed: confirmed, onType: setConfirmed } : null}
      />
    </Modal>
  );

  /** Preview of the resulting balance or total. */
  function renderOutcome(): ReactNode {
    if (points === null) return null;
    if (target.kind === 'selection') return translate('points.total', { total: pointsText(points * count, locale) });
    if (balance === null) return null;
    const [before, after] = [balance, balance + points].map((amount) => pointsText(amount, locale));
    return translate('points.balance', { before, after });
  }
}
