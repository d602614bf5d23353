import { useSyncExternalStore } from 'react';
import type { EditSession } from './useEditSession';

/**
 * Selects a part of the latest edited value, before the page around it has re-rendered. Use it in the input that
 * edits the part.
 * @param selector returns a primitive value
 */
export function useEditSelector<Value, Part extends string | number | boolean | null>(
  { listen, latest }: Pick<EditSession<Value>, 'listen' | 'latest'>,
  selector: (value: Value) => Part,
): Part {
  return useSyncExternalStore(listen, () => selector(latest()));
}
