import { startTransition, useEffect, useState } from 'react';

/** Longer than a pause between two words. */
const DEBOUNCE_MS = 400;

/** Debounced value. Use for validation messages that can wait until typing stops. */
export function useDebouncedValue<Value>(value: Value, delayMs = DEBOUNCE_MS): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    if (Object.is(debounced, value)) return;
    const timer = setTimeout(() => startTransition(() => setDebounced(() => value)), delayMs);
    return () => clearTimeout(timer);
  }, [debounced, value, delayMs]);
  return debounced;
}
