import { startTransition, useEffect, useState } from 'react';

/** Milliseconds without a change after which a value is at rest: longer than between two words. */
const pause = 400;

/** The value as it was when it last came to rest: for what is said about a text, which can wait until nobody is typing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(settled, value)) return;
    const timer = setTimeout(() => startTransition(() => setSettled(() => value)), pause);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled;
}
