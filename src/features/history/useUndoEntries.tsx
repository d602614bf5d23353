import { useCallback } from 'react';
import type { Entity } from '../../../resources/entity';
import { useRecordChanges } from '../../engine/actions/useRecordActions';
import { useBulkPorts } from '../../engine/bulk/useBulkPorts';
import type { HistoryEntry } from '../../engine/history/historyEntry';
import type { UndoEntry } from '../../engine/history/undoStack';
import type { BulkRunOptions } from '../../engine/records/bulkRun';
import { sumPoints } from '../../engine/records/undoEntry';
import { useClickLimits } from '../../engine/shop/useClickLimits';
import { useTray } from '../../engine/tray/Tray';
import { lazyPart } from '../../ui/lazy/lazyPart';

const BulkRunCard = lazyPart(() => import('../../engine/bulk/BulkRunCard'));

interface UndoEntries {
  /** Undoes one write, and shows the outcome as a notification. */
  undoOne(entity: Entity, entry: HistoryEntry): Promise<void>;
  /** Undoes writes of different records, with a progress card; asks first if it's more points than a click may add. @param label what the writes did */
  undoMany(entity: Entity, entries: readonly HistoryEntry[], label: string): void;
}

/** Returns the functions that undo writes of the history. Records that were changed since are left as they are. */
export function useUndoEntries(): UndoEntries {
  const tray = useTray();
  const ports = useBulkPorts();
  const limits = useClickLimits();
  const { undo } = useRecordChanges();

  const undoOne = useCallback((entity: Entity, entry: HistoryEntry) => undo(toUndoEntry(entity, entry), true), [undo]);

  const undoMany = useCallback(
    (entity: Entity, entries: readonly HistoryEntry[], label: string) => {
      const undoes = entries.map((entry) => toUndoEntry(entity, entry));
      const options: BulkRunOptions = {
        entity,
        // Has no declared label, so the name itself is shown.
        action: { name: label, action: { dialog: true } },
        undoes,
        collect: async (onPage) => onPage(entries.map(({ record }) => record)),
        requiresConfirmation: (applicable) => {
          const points = Math.abs(sumPoints(undoes));
          return points > 0 && (points > limits.points || applicable.length > limits.records);
        },
        ports,
        onSettled: () => {},
      };
      tray.open((close) => <BulkRunCard options={options} onClose={close} />);
    },
    [tray, ports, limits.points, limits.records],
  );
  return { undoOne, undoMany };
}

function toUndoEntry(entity: Entity, entry: HistoryEntry): UndoEntry {
  const { id, record } = entry;
  const set = entry.kind === 'set' ? entry.set : null;
  return {
    id,
    entity,
    record,
    set,
    isUncertain: entry.isUncertain,
    ...(entry.kind === 'points' && { added: { action: '', points: entry } }),
  };
}
