import { useState } from 'react';
import { isDeepEqual } from '../../../dataProvider/writes/mergeEdits';

/** Returns the previous reference while the value is deep-equal, to avoid re-renders on each keystroke. */
export function useStableValue<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (Object.is(stable, value) || isDeepEqual(stable, value)) return stable;
  setStable(value);
  return value;
}
