import { useState } from 'react';
import type { Dictionary } from '../../../../resources/storefront/shopperText';

/** The dictionary as it was first, as long as it has the same keys: a text that is typed makes no other lines. */
export function useSameKeys(dictionary: Dictionary): Dictionary {
  const [known, setKnown] = useState(dictionary);
  if (known === dictionary || hasSameKeys(known, dictionary)) return known;
  setKnown(dictionary);
  return dictionary;
}

function hasSameKeys(one: Dictionary, other: Dictionary): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key));
}
