import type { RunStore, StoredRun } from '../send/storedRun';
import type { ImportRow } from '../table/checkedRows';

/** Returns the accepted rows; null if they are no longer stored. */
export async function readSentRows({ batches }: StoredRun, store: RunStore): Promise<ImportRow[] | null> {
  const sent: ImportRow[] = [];
  for (const { key } of batches.filter(({ state }) => state === 'taken')) {
    const rows = await store.rows(key);
    if (!rows) return null;
    sent.push(...rows);
  }
  return sent;
}
