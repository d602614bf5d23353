import { useQuery } from '@tanstack/react-query';
import { minBy } from 'es-toolkit/array';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { rewards } from '../../../../resources/rewards';
import type { PointsEntry } from '../../../engine/history/historyEntry';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useWriteHistory } from '../../../engine/records/EngineContext';
import { toTimestamp } from './ledger';
import { toReward } from './reward';

/**
 * Notes of the points that were added in this browser in the last 24 hours, by the ID of the reward. The API accepts notes
 * and doesn't return them.
 */
export function useNotes(customerId: string, rows: readonly ConsoleRecord[]): ReadonlyMap<string, readonly string[]> {
  const translate = useTranslate();
  const history = useWriteHistory();
  const { data } = useQuery({
    // Keyed as rewards, so it is read again with them.
    queryKey: [rewards.name, 'notes', { customerId }],
    queryFn: async () => {
      const { entries } = await (await history.open()).list();
      return entries.filter(
        (entry): entry is PointsEntry => entry.kind === 'points' && entry.record.id === customerId && hasNote(entry),
      );
    },
  });
  return useMemo(() => {
    const found = findEntries(data ?? [], rows);
    return new Map(
      [...found].map(([id, { adminNote, customerNote }]) => [
        id,
        [
          ...(adminNote ? [translate('activity.adminNote', { note: adminNote })] : []),
          ...(customerNote ? [translate('activity.customerNote', { note: customerNote })] : []),
        ],
      ]),
    );
  }, [data, rows, translate]);
}

const hasNote = ({ adminNote, customerNote }: PointsEntry) => adminNote !== '' || customerNote !== '';

/** Between the response to a write and the time that its reward has. */
const MAX_DELAY_MS = 60_000;

/** Finds the written points of each reward, by its ID: the same amount, at about the same time. */
function findEntries(entries: readonly PointsEntry[], rows: readonly ConsoleRecord[]): Map<string, PointsEntry> {
  const found = new Map<string, PointsEntry>();
  const open = new Set(entries);
  for (const { _id, type, amount, createdAt } of rows.map(toReward)) {
    const delayOf = ({ at }: PointsEntry) => Math.abs(at - toTimestamp(createdAt));
    const matching = [...open].filter(
      (entry) => type === 'points' && entry.points === amount && delayOf(entry) <= MAX_DELAY_MS,
    );
    const nearest = minBy(matching, delayOf);
    if (!nearest) continue;
    open.delete(nearest);
    found.set(_id, nearest);
  }
  return found;
}
