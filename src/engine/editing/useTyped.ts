import { useSyncExternalStore } from 'react';
import type { Edited } from './useEdited';

/**
 * A part of a value under edit as it is at this moment: for the field that it is typed in, which cannot wait until the
 * page around it is drawn anew.
 * @param partOf answers with the same for the same value: a text, a number
 */
export function useTyped<Value, Part extends string | number | boolean | null>(
  { listen, latest }: Pick<Edited<Value>, 'listen' | 'latest'>,
  partOf: (value: Value) => Part,
): Part {
  return useSyncExternalStore(listen, () => partOf(latest()));
}
