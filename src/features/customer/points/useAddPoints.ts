import { useDataProvider, useLocale, useNotify, useTranslate } from 'ra-core';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { toAppError } from '../../../../dataProvider/errors';
import type { Created } from '../../../../dataProvider/writes/writes';
import { customers } from '../../../../resources/customers';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { useErrorText } from '../../../engine/errors/errorText';
import { useRunFindingText } from '../../../engine/findings/useFindingText';
import type { NewHistoryEntry } from '../../../engine/history/historyEntry';
import type { BulkHandler } from '../../../engine/records/bulkRun';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useWriteHistory } from '../../../engine/records/EngineContext';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useDialogCreation } from '../useDialogCreation';

const messageKeys = { checking: 'points.checking', failed: 'points.failed', unknown: 'points.unknown' };

/** Points of one customer. Empty notes aren't sent. */
interface AddedPoints {
  points: number;
  adminNote: string;
  customerNote: string;
}

/**
 * Adds points to one customer, with Undo by the inverse, or to those of a bulk run.
 * @param forget discards the draft of the dialog
 */
export function useAddPoints(forget: () => void, onClose: () => void) {
  const translate = useTranslate();
  const labels = useEntityLabels(customers);
  const locale = useLocale();
  const notify = useNotify();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const errorText = useErrorText();
  const history = useWriteHistory();
  const strict = useRunFindingText();
  const { create, errorMessage } = useDialogCreation({ resource: 'points', messageKeys, forget, onClose });
  const correction = { adminNote: translate('points.correctionNote'), customerNote: '' };

  /** @param key sent with each attempt, so that it is safe to try again */
  async function undo(record: ConsoleRecord, added: AddedPoints, key: string): Promise<void> {
    const opposite = { ...added, points: -added.points };
    const data = { ...opposite, customerId: record.id };
    try {
      const meta = { idempotencyKey: key, correction };
      const created: Created = await dataProvider.create('points', { data, meta });
      history.record(toPointsEntry(record, opposite, `${key}.undo`, key));
      if (created.finding) return;
      notify(translate('list.action.undone', { record: labels.named(record) }), { type: 'success' });
    } catch (thrown) {
      const error = toAppError(thrown);
      const messageKey = error.uncertain || error.isVerified ? 'points.undoUncertain' : 'points.undoFailed';
      notify(translate(messageKey, { title: labels.title(record), reason: errorText(error) }), {
        type: 'error',
        action: { label: translate('ui.retry'), run: () => void undo(record, added, key) },
      });
    }
  }

  const addPoints = async (record: ConsoleRecord, added: AddedPoints) => {
    const describeAbsence = (balance: unknown) =>
      translate('points.notArrived', { balance: formatPoints(Number(balance), locale) });
    const created = await create(
      { ...added, customerId: record.id },
      ({ fresh }) => describeAbsence(fresh?.['totalPoints']),
      { correction },
    );
    if (!created) return;
    // The id is the key that was sent.
    const undoKey = `${created.data.id}.undo`;
    history.record(toPointsEntry(record, added, undoKey));
    // The store's notification names the problem.
    if (created.finding) return;
    const points = formatPoints(Math.abs(added.points), locale);
    notify(translate(added.points < 0 ? 'points.deducted' : 'points.done', { title: labels.title(record), points }), {
      type: 'success',
      action: { label: translate('list.action.undo'), run: () => void undo(record, added, undoKey) },
    });
  };

  /** @param keyOf the key of the run for a record */
  const createBulkWork = (added: AddedPoints, keyOf: (recordId: string) => string): BulkHandler => ({
    canUndo: true,
    async perform(record, undoing) {
      const sent = { ...added, points: undoing ? -added.points : added.points };
      const key = `${keyOf(record.id)}.${record.id}`;
      const undoKey = `${key}.undo`;
      const meta = { idempotencyKey: undoing ? undoKey : `${key}.do`, strict };
      await dataProvider.create('points', { data: { ...sent, customerId: record.id }, meta });
      history.record(toPointsEntry(record, sent, `${undoKey}${undoing ? '.undo' : ''}`, undoing ? undoKey : null));
    },
  });
  return { addPoints, createBulkWork, errorMessage };
}

/**
 * @param undoKey idempotency key of the opposite write
 * @param undoes `undoKey` of the write that this one undid
 */
const toPointsEntry = (
  record: ConsoleRecord,
  added: AddedPoints,
  undoKey: string,
  undoes: string | null = null,
): NewHistoryEntry => ({
  kind: 'points',
  resource: customers.name,
  record,
  isUncertain: false,
  ...added,
  undoKey,
  undoes,
});
