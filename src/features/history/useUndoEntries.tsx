import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { AppError, toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import { entityLabels } from '../../engine/entity/entityLabels';
import { useErrorText } from '../../engine/errors/errorText';
import { useRunFindingText } from '../../engine/findings/useFindingText';
import type { HistoryEntry } from '../../engine/history/historyEntry';
import type { BulkRunOptions } from '../../engine/records/bulkRun';
import { useWriteHistory } from '../../engine/records/EngineContext';
import { useTray } from '../../engine/tray/Tray';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { undoEntry } from './undoEntry';

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
  const queryClient = useQueryClient();
  const describeFinding = useRunFindingText();

  const undo = useCallback(
    async (entity: Entity, entry: HistoryEntry) => {
      try {
        await undoEntry(entity, entry, { dataProvider, describeFinding, history });
      } catch (thrown) {
        const error = toAppError(thrown);
        const isOurs = error.message === '' && (error.kind === 'conflict' || error.kind === 'notFound');
        throw isOurs ? new AppError({ kind: error.kind, message: translate(`history.reason.${error.kind}`) }) : error;
      }
    },
    [dataProvider, describeFinding, history, translate],
  );

  const undoOne = useCallback(
    async (entity: Entity, entry: HistoryEntry) => {
      const record = entityLabels(entity, translate).named(entry.record);
      try {
        await undo(entity, entry);
        notify(translate('list.action.undone', { record }), { type: 'success' });
      } catch (error) {
        notify(
          translate('list.action.failed', {
            action: translate('list.action.undo'),
            record,
            reason: errorText(error),
          }),
          { type: 'error', action: { label: translate('list.action.retry'), run: () => void undoOne(entity, entry) } },
        );
      } finally {
        void queryClient.invalidateQueries({ queryKey: [entity.name] });
      }
    },
    [undo, queryClient, notify, translate, errorText],
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
        write: () => Promise.reject(new AppError({ kind: 'validation' })),
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
    [tray, undo, queryClient],
  );
  return { undoOne, undoMany };
}
