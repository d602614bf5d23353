import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { toAppError } from '../../../../dataProvider/errors';
import type { ActionDialogProps } from '../../../engine/actions/actionDialogs';
import { useErrorText } from '../../../engine/errorText';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useShop } from '../../../engine/shop';
import { composeDraft } from '../../../engine/useDraft';
import { useIntentDraft } from '../../../engine/useIntentDraft';
import { useProvider } from '../../../engine/useProvider';
import { useEntityWords } from '../../../engine/words';
import { points as pointsText } from '../../../lib/points';
import { Modal } from '../../../ui/Modal';
import { useToast } from '../../../ui/toastContext';
import { balanceOf, freshBalance } from '../balance';
import { KeptNotice } from '../KeptNotice';
import { PointsFields } from './PointsFields';
import { keptPoints, readPoints, warningsOf } from './pointsIntent';

/** Gives points to a customer, or to all that are selected; a negative number takes them. Nothing is ever sent twice. */
export default function AddPointsDialog({ entity, target, onClose, onBulk }: ActionDialogProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const words = useEntityWords(entity);
  const { pointsLimit } = useShop();
  const dataProvider = useProvider();
  const whom = target.kind === 'record' ? target.record.id : 'selection';
  const draft = useIntentDraft(composeDraft(entity.name, 'addPoints', whom), keptPoints);
  const intent = draft.form;
  const [confirmed, setConfirmed] = useState('');
  const [isTried, setTried] = useState(false);
  const give = useGivePoints(() => {
    draft.forget();
    onClose();
  });
  const read = readPoints(intent.points);
  const count = target.kind === 'record' ? 1 : target.count;
  const points = 'points' in read ? read.points : null;
  const balance = target.kind === 'record' ? balanceOf(target.record) : null;
  const warnings = points === null ? [] : warningsOf({ points, count, balance, limit: pointsLimit });
  const total = points === null ? '' : String(points * count);
  const mustConfirm = target.kind === 'selection' && warnings.includes('aboveLimit');

  const submit = async () => {
    setTried(true);
    if (points === null || (mustConfirm && confirmed.trim() !== total)) return;
    const { adminNote, customerNote } = intent;
    const notes = { adminNote: adminNote.trim(), customerNote: customerNote.trim() };
    const key = draft.keyOf({ points, ...notes });
    if (target.kind === 'record') return give.send(target.record, words.title(target.record), points, notes, key);
    // From here on what was not sent, and the key of it, are the run's.
    draft.forget();
    onBulk({
      canUndo: true,
      async perform({ id }, undoing) {
        const calls = await dataProvider.customerCalls();
        const given = { customerId: id, points: undoing ? -points : points, ...notes };
        await calls.addPoints(given, `${key}.${id}.${undoing ? 'undo' : 'do'}`);
      },
    });
  };
  const title =
    target.kind === 'record'
      ? translate('points.title', { title: words.title(target.record) })
      : translate('points.titleMany', { smart_count: count });

  return (
    <Modal
      title={title}
      onCancel={onClose}
      onSubmit={submit}
      submitLabel={translate(points !== null && points < 0 ? 'points.deduct' : 'points.submit')}
      submitDisabled={mustConfirm && confirmed.trim() !== total}
      error={give.failure}
    >
      {draft.isKept && (
        <KeptNotice
          text={translate('points.kept')}
          startOver={translate('points.startOver')}
          onStartOver={draft.startOver}
        />
      )}
      <PointsFields
        intent={intent}
        onChange={draft.change}
        fault={'fault' in read && (isTried || intent.points.trim() !== '') ? read.fault : null}
        warnings={warnings}
        outcome={outcomeOf()}
        confirmation={mustConfirm ? { total, typed: confirmed, onType: setConfirmed } : null}
      />
    </Modal>
  );

  /** What there will be, before it is sent. */
  function outcomeOf(): ReactNode {
    if (points === null) return null;
    if (target.kind === 'selection') return translate('points.total', { total: pointsText(points * count, locale) });
    if (balance === null) return null;
    const [before, after] = [balance, balance + points].map((amount) => pointsText(amount, locale));
    return translate('points.balance', { before, after });
  }
}

interface Notes {
  adminNote: string;
  customerNote: string;
}

/** Sends points to one customer. Where the answer is lost, the balance tells what became of them. */
function useGivePoints(onDone: () => void) {
  const translate = useTranslate();
  const locale = useLocale();
  const errorText = useErrorText();
  const toast = useToast();
  const queryClient = useQueryClient();
  const dataProvider = useProvider();
  const [failure, setFailure] = useState<string | null>(null);

  const done = (title: string, points: number) => {
    const words = points < 0 ? 'points.deducted' : 'points.done';
    toast({ tone: 'done', text: translate(words, { title, points: pointsText(Math.abs(points), locale) }) });
    onDone();
  };
  const send = async (record: ConsoleRecord, title: string, points: number, notes: Notes, key: string) => {
    setFailure(null);
    try {
      const calls = await dataProvider.customerCalls();
      await calls.addPoints({ customerId: record.id, points, ...notes }, key);
      done(title, points);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (!error.uncertain) return setFailure(translate('points.failed', { reason: errorText(error) }));
      setFailure(translate('points.checking'));
      const after = await freshBalance(dataProvider, record.id);
      const before = balanceOf(record);
      const balance = after === null ? '' : pointsText(after, locale);
      if (after !== null && before !== null && after === before + points) return done(title, points);
      const words = after !== null && after === before ? 'points.notArrived' : 'points.unknown';
      setFailure(translate(words, { balance }));
    } finally {
      void queryClient.invalidateQueries();
    }
  };
  return { send, failure };
}
