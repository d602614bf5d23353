import { useMemo } from 'react';
import * as z from 'zod/mini';
import { getOwn } from '../../lib/getOwn';
import { type DraftName, useDraftStorage } from './useDraft';

/** Idempotency keys of writes that haven't succeeded yet, by intent: a text that identifies the write. */
export interface IntentKeys {
  /** The key of an intent: the same in every attempt. */
  get(intent: string): string;
  /** To be called after success: the same intent is another one from now on. */
  forget(intent: string): void;
}

const keysShape = z.record(z.string(), z.string());

/**
 * Idempotency keys of writes without a form, such as those of a list's rows. They survive a reload, so that an attempt
 * after it repeats the same request.
 */
export function useIntentKeys(name: DraftName): IntentKeys {
  const [read, write] = useDraftStorage(name);
  return useMemo(() => {
    const put = (keys: Record<string, string>) => write(Object.keys(keys).length === 0 ? '' : JSON.stringify(keys));
    return {
      get(intent) {
        const keys = parseKeys(read());
        const key = getOwn(keys, intent) ?? crypto.randomUUID();
        put({ ...keys, [intent]: key });
        return key;
      },
      forget(intent) {
        const { [intent]: _sent, ...others } = parseKeys(read());
        put(others);
      },
    };
  }, [read, write]);
}

function parseKeys(text: string): Record<string, string> {
  try {
    return keysShape.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
