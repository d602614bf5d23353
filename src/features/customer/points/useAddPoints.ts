import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type AppError, toAppError } from '../../../../dataProvider/errors';
import { createPointsAdder, type PointsOutcome } from '../../../../dataProvider/methods/addPoints';
import { customers } from '../../../../resources/customers';
import { useAttemptStore } from '../../../engine/drafts/useAttemptStore';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { useErrorText } from '../../../engine/errors/errorText';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useWriteHistory } from '../../../engine/records/EngineContext';
import { useProvider } from '../../../engine/shop/useProvider';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useIdempotentSubmit } from '../useIdempotentSubmit';
import { toPointsEntry } from './toPointsEntry';
import { useCorrection } from './useCorrection';

const messageKeys = { checking: 'points.checking', failed: 'points.failed' };

interface AddedPoints {
  points: number;
  adminNote: string;
  customerNote: string;
}

type LostPoints = Extract<PointsOutcome, { error: AppError }>;
type ConfirmedPoints = Exclude<PointsOutcome, LostPoints>;

/**
 * Adds points to one customer, with Undo by the inverse. If the response is lost, the activity shows whether they were
 * added. If they were added several times, it offers to deduct the excess.
 */
export function useAddPoints(draft: Parameters<typeof useIdempotentSubmit>[1], onClose: () => void) {
  const translate = useTranslate();
  const labels = useEntityLabels(customers);
  const locale = useLocale();
  const notify = useNotify();
  const navigate = useNavigate();
  const dataProvider = useProvider();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const history = useWriteHistory();
  const attempts = useAttemptStore();
  const [add] = useState(() => createPointsAdder(dataProvider, attempts));
  const correct = useCorrection();
  const { submit, errorMessage } = useIdempotentSubmit(messageKeys, draft, onClose);

  /** @param undoKey key of the opposite write */
  const report = (
    outcome: ConfirmedPoints,
    record: ConsoleRecord,
    title: string,
    added: AddedPoints,
    undoKey: string,
  ) => {
    const { points } = added;
    switch (outcome.kind) {
      case 'added':
        notify(
          translate(points < 0 ? 'points.deducted' : 'points.done', {
            title,
            points: formatPoints(Math.abs(points), locale),
          }),
          {
            type: 'success',
            action: { label: translate('list.action.undo'), run: () => void undo(record, title, added, undoKey) },
          },
        );
        return;
      case 'repeated':
        correct({ customerId: record.id, title, points, outcome });
        return;
      default: {
        const [balance, expected] = [outcome.balance, outcome.expected].map((number) => formatPoints(number, locale));
        notify(translate('points.mismatch', { title, balance, expected }), {
          type: 'error',
          action: { label: translate('points.openCustomer'), run: () => void navigate(`/customers/${record.id}`) },
        });
      }
    }
  };

  /** @param key sent with each attempt, so that it is safe to try again */
  async function undo(record: ConsoleRecord, title: string, added: AddedPoints, key: string): Promise<void> {
    const opposite = { ...added, points: -added.points };
    try {
      const outcome = await add({ customerId: record.id, ...opposite }, key);
      if ('error' in outcome) throw outcome.error;
      history.record(toPointsEntry(record, opposite, `${key}.undo`, key));
      if (outcome.kind === 'added')
        notify(translate('list.action.undone', { record: labels.named(record) }), { type: 'success' });
      else report(outcome, record, title, opposite, `${key}.undo`);
    } catch (thrown) {
      const error = toAppError(thrown);
      const messageKey = error.uncertain ? 'points.undoUncertain' : 'points.undoFailed';
      notify(translate(messageKey, { title, reason: errorText(error) }), {
        type: 'error',
        action: { label: translate('ui.retry'), run: () => void undo(record, title, added, key) },
      });
    } finally {
      void queryClient.invalidateQueries();
    }
  }

  const addPoints = (record: ConsoleRecord, title: string, added: AddedPoints) => {
    let lost: LostPoints | null = null;
    let undoKey = '';
    return submit<ConfirmedPoints>({
      intent: added,
      async write(_calls, key) {
        undoKey = `${key}.undo`;
        const outcome = await add({ customerId: record.id, ...added }, key);
        if (!('error' in outcome)) return outcome;
        lost = outcome;
        throw outcome.error;
      },
      async check() {
        const balance = lost?.balance ?? null;
        const parameters = { balance: balance === null ? '' : formatPoints(balance, locale) };
        return lost?.kind === 'notAdded'
          ? { kind: 'notApplied', message: translate('points.notArrived', parameters) }
          : { kind: 'unknown', message: translate('points.unknown', parameters) };
      },
      onSuccess(outcome) {
        history.record(toPointsEntry(record, added, undoKey));
        report(outcome, record, title, added, undoKey);
      },
    });
  };
  return { addPoints, errorMessage };
}
