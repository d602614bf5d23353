import { useStore } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { ZodMiniType } from 'zod/mini';

/**
 * Preference of this user and site on this device, such as columns and saved views. Stored in react-admin's store
 * under the same name. null if it is not set or invalid.
 */
export function usePreference<Value>(
  name: string,
  shape: ZodMiniType<Value>,
): [Value | null, (value: Value | null) => void] {
  const [stored, store] = useStore<unknown>(name);
  const value = useMemo(() => {
    const result = shape.safeParse(stored);
    return result.success ? result.data : null;
  }, [stored, shape]);
  const write = useCallback((next: Value | null) => store(next ?? undefined), [store]);
  return [value, write];
}
