import { useRef } from 'react';

/**
 * The Idempotency-Key of an intent: the same for the same values in every try, so that nothing is done twice; another
 * for other values, which are another intent.
 */
export function useIntentKey(): (values: unknown) => string {
  const known = useRef(new Map<string, string>());
  return (values) => {
    const intent = JSON.stringify(values);
    const key = known.current.get(intent) ?? crypto.randomUUID();
    known.current.set(intent, key);
    return key;
  };
}
