import { useQuery } from '@tanstack/react-query';
import { minBy } from 'es-toolkit/array';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { rewards } from '../../../../resources/rewards';
import type { PointsEntry } from '../../../engine/history/historyEntry';
import type { ConsoleRecord } from '../../../engine/records/consoleRecord';
import { useWriteHistory } from '../../../engine/records/EngineContext';
import { toTimestamp } from './ledger';
import { type Reward, toReward } from './reward';

/** Returns the notes of each reward as translated lines, by its ID. */
export function useNotes(customerId: string, rows: readonly ConsoleRecord[]): ReadonlyMap<string, readonly string[]> {
  const translate = useTranslate();
  const lines = useMemo(() => rows.map(toReward), [rows]);
  const noted = useNotedPoints(customerId, lines);
  return useMemo(
    () =>
      new Map(
        [...noted].map(([id, { adminNote, customerNote }]) => [
          id,
          [
            ...(adminNote ? [translate('activity.adminNote', { note: adminNote })] : []),
            ...(customerNote ? [translate('activity.customerNote', { note: customerNote })] : []),
          ],
        ]),
      ),
    [noted, translate],
  );
}

/**
 * Points with a note that were added in this browser in the last 24 hours, by the ID of the reward. The API accepts notes
 * and doesn't return them.
 */
export function useNotedPoints(customerId: string, lines: readonly Reward[]): ReadonlyMap<string, PointsEntry> {
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
  return useMemo(() => findEntries(data ?? [], lines), [data, lines]);
}

const hasNote = ({ adminNote, customerNote }: PointsEntry) => adminNote !== '' || customerNote !== '';

/** Between the response to a write and the time that its reward has. */
const MAX_DELAY_MS = 60_000;

/** Finds the written points of each reward, by its ID: the same amount, at about the same time. */
function findEntries(entries: readonly PointsEntry[], lines: readonly Reward[]): Map<string, PointsEntry> {
  const found = new Map<string, PointsEntry>();
  const open = new Set(entries);
  for (const { _id, type, amount, createdAt } of lines) {
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
