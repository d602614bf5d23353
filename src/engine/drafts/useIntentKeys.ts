import { useMemo } from 'react';
import type { AttemptStore } from '../../../dataProvider/writes/withProof';
import type { DraftName } from './draftStore';
import { useAttemptStore } from './useAttemptStore';

/**
 * Idempotency keys of a form or a list. An intent is the entered values, or the id of a record. Each intent has its own
 * key, which it keeps for a day or until it was sent, also after closing or reloading.
 */
export interface IntentKeys {
  /** The key of an intent: the same in every attempt. */
  get(intent: unknown): string;
  /** To be called after success: the same intent is another one from now on. */
  forget(intent: unknown): void;
}

interface FormKeys extends IntentKeys {
  /**
   * Starts a bulk run with the given values. A record that may have been changed by an earlier run with the same values
   * has the same key again, also if that run was cut short by leaving the page.
   */
  startRun(values: unknown): RunKeys;
}

/** Keys of the records of one bulk run. */
interface RunKeys {
  keyOf: (recordId: string) => string;
  /** Keeps the keys of all records, before each attempt: another one may be cut short, too. */
  hold: () => void;
  /** Keeps the keys of the records that weren't done for certain; those of the others are dropped. */
  settle: (remainingIds: readonly string[]) => void;
}

/** @param attempts where the keys are stored, with the attempts to create records */
export function createIntentKeys(attempts: AttemptStore, form: string): FormKeys {
  const toId = (intent: unknown) => `${form} ${JSON.stringify(intent)}`;
  const forget = (intent: unknown) => attempts.delete(toId(intent));
  const get = (intent: unknown) => {
    const id = toId(intent);
    const key = attempts.get(id) ?? crypto.randomUUID();
    attempts.set(id, key);
    return key;
  };
  return {
    get,
    forget,
    startRun(values) {
      const runKey = get(values);
      const keys = new Map<string, string>();
      const keyOf = (recordId: string) => {
        const key = keys.get(recordId) ?? attempts.get(toId([values, recordId])) ?? runKey;
        keys.set(recordId, key);
        return key;
      };
      return {
        keyOf,
        hold() {
          attempts.set(toId(values), runKey);
          for (const [recordId, key] of keys) if (key !== runKey) attempts.set(toId([values, recordId]), key);
        },
        settle(remainingIds) {
          for (const recordId of keys.keys()) forget([values, recordId]);
          for (const recordId of remainingIds) attempts.set(toId([values, recordId]), keyOf(recordId));
          forget(values);
        },
      };
    },
  };
}

/** The keys of a form or a list of the open site. */
export function useIntentKeys(form: DraftName): FormKeys {
  const attempts = useAttemptStore();
  return useMemo(() => createIntentKeys(attempts, form), [attempts, form]);
}
