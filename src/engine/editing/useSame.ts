import { useState } from 'react';
import { isSameValue } from './mergeEdits';

/** The value as it was first, as long as it is the same as JSON: what is made of a value under edit anew at each key need not be drawn anew. */
export function useSame<Value>(value: Value): Value {
  const [known, setKnown] = useState(value);
  if (Object.is(known, value) || isSameValue(known, value)) return known;
  setKnown(value);
  return value;
}
