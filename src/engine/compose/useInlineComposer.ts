import { useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isFocusLost } from '../../ui/focus/useFocusRestore';
import type { ActionController } from '../actions/useActionController';
import type { ConsoleRecord } from '../records/consoleRecord';
import type { ComposerProps } from './useComposer';

/** Record and text action of the open composer, and its close handler. */
export type ActiveComposer = Pick<ComposerProps, 'record' | 'name' | 'onClose'>;

/**
 * Props of the inline composer of a record; null if none is open.
 * @param leave called before the composer unmounts; returns a function that restores the focus
 */
export function useInlineComposer(
  { composing, closeComposer }: Pick<ActionController, 'composing' | 'closeComposer'>,
  record: ConsoleRecord | null | undefined,
  leave: () => () => void,
): ActiveComposer | null {
  const latest = useRef({ composing, leave });
  useLayoutEffect(() => {
    latest.current = { composing, leave };
  });
  return useMemo(() => {
    if (!composing || record?.id !== composing.id) return null;
    const onClose = () => {
      // Ignore a late completion if another composer is open.
      if (latest.current.composing !== composing) return;
      const restoreFocus = latest.current.leave();
      flushSync(closeComposer);
      if (isFocusLost()) restoreFocus();
    };
    return { record, name: composing.name, onClose };
  }, [composing, record, closeComposer]);
}
