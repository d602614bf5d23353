import { useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isFocusLost } from '../../ui/useKeepFocus';
import type { ComposerProps } from '../compose/useComposer';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { ActionDesk } from './useActionDesk';

/** The text that is being written on a record, and how it ends. */
export type Composing = Pick<ComposerProps, 'record' | 'name' | 'onClose'>;

/**
 * What the composer of a record needs where the record stands; null while nothing is written on it.
 * @param leave called before the composer goes; its answer puts the focus where it belongs then
 */
export function useInPlaceComposer(
  { composing, closeComposer }: Pick<ActionDesk, 'composing' | 'closeComposer'>,
  record: ConsoleRecord | null | undefined,
  leave: () => () => void,
): Composing | null {
  const now = useRef({ composing, leave });
  useLayoutEffect(() => {
    now.current = { composing, leave };
  });
  return useMemo(() => {
    if (!composing || record?.id !== composing.id) return null;
    const onClose = () => {
      // A text that arrives late closes no other that is being written by then.
      if (now.current.composing !== composing) return;
      const putFocus = now.current.leave();
      flushSync(closeComposer);
      if (isFocusLost()) putFocus();
    };
    return { record, name: composing.name, onClose };
  }, [composing, record, closeComposer]);
}
