import * as z from 'zod/mini';
import { type DraftName, useDraftStorage } from './useDraft';

/** Idempotency keys of one bulk run. */
interface BulkKeys {
  keyOf: (recordId: string) => string;
  /** Keeps the keys of the records that weren't done for certain; those of the others are dropped. */
  settle: (remainingIds: readonly string[]) => void;
}

const shape = z.record(
  z.string(),
  z.object({
    /** Key of a run that hasn't ended. It prevents repeated changes. */
    running: z.nullable(z.string()),
    /** Keys by record id. */
    records: z.record(z.string(), z.string()),
  }),
);

/**
 * Returns a function that starts a bulk run with the given values. A record that may have been changed by an earlier
 * run with the same values gets the same Idempotency-Key again, also after the run was cut short by leaving the page.
 */
export function useBulkKeys(name: DraftName): (intent: unknown) => BulkKeys {
  const [read, write] = useDraftStorage(name);
  return (intent) => {
    const id = JSON.stringify(intent);
    const known = parse(read())[id];
    const runKey = known?.running ?? crypto.randomUUID();
    const sent = new Set<string>();
    const keyOf = (recordId: string) => known?.records[recordId] ?? runKey;
    const store = (running: string | null, records: Record<string, string>) => {
      const { [id]: _replaced, ...others } = parse(read());
      const isNeeded = running !== null || Object.keys(records).length > 0;
      const next = isNeeded ? { ...others, [id]: { running, records } } : others;
      write(Object.keys(next).length > 0 ? JSON.stringify(next) : '');
    };
    store(runKey, known?.records ?? {});
    return {
      keyOf(recordId) {
        sent.add(recordId);
        return keyOf(recordId);
      },
      settle(remainingIds) {
        const earlier = Object.entries(known?.records ?? {}).filter(([recordId]) => !sent.has(recordId));
        const remaining = remainingIds.map((recordId) => [recordId, keyOf(recordId)] as const);
        store(null, Object.fromEntries([...earlier, ...remaining]));
      },
    };
  };
}

function parse(text: string): z.infer<typeof shape> {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
