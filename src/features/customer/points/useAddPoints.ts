import '../../../../i18n/en/areas/history';
import { useLocale, useTranslate } from 'ra-core';
import { customers } from '../../../../resources/customers';
import { useRecordChanges } from '../../../engine/actions/useRecordActions';
import { useEntityLabels } from '../../../engine/entity/entityLabels';
import { type AddedPoints, createEntryId, type UndoEntry } from '../../../engine/history/undoStack';
import type { BulkWork } from '../../../engine/records/bulkRun';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useWriteHistory } from '../../../engine/records/EngineContext';
import { recordPoints } from '../../../engine/records/undoEntry';
import { formatPoints } from '../../../lib/format/formatPoints';
import { useDialogCreation } from '../useDialogCreation';

const messageKeys = { checking: 'points.checking', failed: 'points.failed', unknown: 'points.unknown' };

/** The action of customers that opens the dialog. */
const ACTION = 'addPoints';

/** Points of one customer. Empty notes aren't sent. */
interface NewPoints {
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
  const history = useWriteHistory();
  const { offerUndo } = useRecordChanges();
  const { create, errorMessage } = useDialogCreation({ resource: 'points', messageKeys, forget, onClose });
  const correction = { adminNote: translate('history.correctionNote'), customerNote: '' };

  const addPoints = async (record: ConsoleRecord, added: NewPoints) => {
    const describeAbsence = (balance: unknown) =>
      translate('points.notArrived', { balance: formatPoints(Number(balance), locale) });
    const created = await create(
      { ...added, customerId: record.id },
      ({ fresh }) => describeAbsence(fresh?.['totalPoints']),
      { correction },
    );
    if (!created) return;
    // The id is the key that was sent.
    const points: AddedPoints = { ...added, undoKey: `${created.data.id}.undo` };
    const entry: UndoEntry = {
      id: createEntryId(),
      entity: customers,
      record,
      set: null,
      added: { action: ACTION, points },
    };
    recordPoints(history, entry);
    // The store's notification names the problem.
    if (created.finding) return;
    const key = added.points < 0 ? 'points.deducted' : 'points.done';
    await offerUndo(
      entry,
      { name: ACTION, action: { dialog: true } },
      translate(key, { title: labels.title(record), points: formatPoints(Math.abs(added.points), locale) }),
    );
  };

  /** @param keyOf the key of the run for a record */
  const createBulkWork = (added: NewPoints, keyOf: (recordId: string) => string): BulkWork => ({
    toChange({ id }) {
      const key = `${keyOf(id)}.${id}`;
      const data = { ...added, customerId: id };
      return { resource: 'points', data, key: `${key}.do`, undo: { ...added, undoKey: `${key}.undo` } };
    },
  });
  return { addPoints, createBulkWork, errorMessage };
}
