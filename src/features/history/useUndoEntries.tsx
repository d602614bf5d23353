import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { useRecordChanges } from '../../engine/actions/useRecordActions';
import { entityLabels } from '../../engine/entity/entityLabels';
import { useErrorText } from '../../engine/errors/errorText';
import { useRunFindingText } from '../../engine/findings/useFindingText';
import type { HistoryEntry, PointsEntry } from '../../engine/history/historyEntry';
import type { BulkRunOptions } from '../../engine/records/bulkRun';
import { useWriteHistory } from '../../engine/records/EngineContext';
import { undoEntry } from '../../engine/records/undoEntry';
import { useTray } from '../../engine/tray/Tray';
import { lazyPart } from '../../ui/lazy/lazyPart';

const BulkRunCard = lazyPart(() => import('../../engine/bulk/BulkRunCard'));

interface UndoEntries {
  /** Undoes one write, and shows the outcome as a notification. */
  undoOne(entity: Entity, entry: HistoryEntry): Promise<void>;
  /** Undoes writes of different records, with a progress card. @param label what the writes did */
  undoMany(entity: Entity, entries: readonly HistoryEntry[], label: string): void;
}

/** Returns the functions that undo writes of the history. */
export function useUndoEntries(): UndoEntries {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const tray = useTray();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const history = useWriteHistory();
  const changes = useRecordChanges();
  const queryClient = useQueryClient();
  const describeFinding = useRunFindingText();

  const undoPoints = useCallback(
    async (entry: PointsEntry) => {
      const { id: _id, at: _at, ...written } = entry;
      const { record, undoKey, adminNote, customerNote } = entry;
      const points = -entry.points;
      const data = { customerId: record.id, points, adminNote, customerNote };
      await dataProvider.create('points', { data, meta: { idempotencyKey: undoKey, strict: describeFinding } });
      history.record({ ...written, isUncertain: false, points, undoKey: `${undoKey}.undo`, undoes: undoKey });
    },
    [dataProvider, describeFinding, history],
  );

  const undoOne = useCallback(
    async (entity: Entity, entry: HistoryEntry): Promise<void> => {
      if (entry.kind === 'set') return changes.undo({ ...entry, entity }, true);
      if (entry.kind !== 'points') return;
      const record = entityLabels(entity, translate).named(entry.record);
      try {
        await undoPoints(entry);
        notify(translate('list.action.undone', { record }), { type: 'success' });
      } catch (error) {
        const action = translate('list.action.undo');
        notify(translate('list.action.failed', { action, record, reason: errorText(error) }), {
          type: 'error',
          action: { label: translate('list.action.retry'), run: () => void undoOne(entity, entry) },
        });
      } finally {
        void queryClient.invalidateQueries({ queryKey: [entity.name] });
      }
    },
    [changes, undoPoints, queryClient, notify, translate, errorText],
  );

  const undo = useCallback(
    async (entity: Entity, entry: HistoryEntry) => {
      try {
        if (entry.kind === 'points') await undoPoints(entry);
        else if (entry.kind === 'set') await undoEntry(dataProvider, { ...entry, entity }, true);
      } catch (thrown) {
        const error = toAppError(thrown);
        const isOurs = error.message === '' && (error.kind === 'conflict' || error.kind === 'notFound');
        throw isOurs ? error.with({ message: translate(`history.reason.${error.kind}`) }) : error;
      }
    },
    [dataProvider, undoPoints, translate],
  );

  const undoMany = useCallback(
    (entity: Entity, entries: readonly HistoryEntry[], label: string) => {
      const byRecord = new Map(entries.map((entry) => [entry.record.id, entry]));
      const options: BulkRunOptions = {
        entity,
        // Has no declared label, so the name itself is shown.
        action: { name: label, action: { dialog: true } },
        collect: async (onPage) => onPage(entries.map(({ record }) => record)),
        requiresConfirmation: () => false,
        undoing: true,
        dataProvider,
        undoStack: history.undoStack,
        work: {
          canUndo: false,
          async perform({ id }) {
            const entry = byRecord.get(id);
            if (entry) await undo(entity, entry);
          },
        },
        onSettled: () => void queryClient.invalidateQueries({ queryKey: [entity.name] }),
      };
      tray.open((close) => <BulkRunCard options={options} onClose={close} />);
    },
    [tray, undo, queryClient, dataProvider, history],
  );
  return { undoOne, undoMany };
}
