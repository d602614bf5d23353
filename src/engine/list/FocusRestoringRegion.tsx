import { type ReactNode, useRef } from 'react';
import { useFocusRestore } from '../../ui/focus/useFocusRestore';
import { getFirstRow } from '../shortcuts/rowFocus';

/** Moves the focus to the first row if the focused button is removed when rows load. */
export function FocusRestoringRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useFocusRestore(region, getFirstRow);
  return (
    <div ref={region} tabIndex={-1}>
      {children}
    </div>
  );
}
