import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { readStored, writeStored } from '../lib/browserStorage';
import { useShop } from './shop';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A choice that this merchant made in this shop, kept on this device: columns, saved views. What
 * cannot be read any more counts as not chosen.
 */
export function usePreference<Value>(
  name: string,
  shape: ZodMiniType<Value>,
): [Value | null, (value: Value | null) => void] {
  const { preferencesKey } = useShop();
  const key = `${preferencesKey}.${name}`;
  const text = useSyncExternalStore(subscribe, () => readStored(key));
  const value = useMemo(() => parse(text, shape), [text, shape]);

  const write = useCallback(
    (next: Value | null) => {
      writeStored(key, next === null ? null : JSON.stringify(next));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [value, write];
}

function parse<Value>(text: string | null, shape: ZodMiniType<Value>): Value | null {
  if (text === null) return null;
  try {
    const result = shape.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
