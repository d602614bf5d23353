import { createContext, useContext } from 'react';
import type { Program } from '../../../../resources/programs';
import type { PartList } from '../draft/programDraft';
import type { ProgramOrder } from '../order/useProgramOrder';
import type { DraftController } from './useProgramDraft';

/** Context value shared by the editor tabs. */
export interface ProgramEditor {
  /** Saved program. */
  saved: Program;
  draftController: DraftController;
  orders: Readonly<Record<PartList, ProgramOrder>>;
  /** A save was attempted with invalid values, so all forms show their errors. */
  isChecked: boolean;
}

export const ProgramEditorContext = createContext<ProgramEditor | null>(null);

/**
 * Returns the program editor context.
 * @throws Error outside a ProgramEditorContext
 */
export function useProgramEditor(): ProgramEditor {
  const editor = useContext(ProgramEditorContext);
  if (!editor) throw new Error('useProgramEditor must be used within a ProgramEditorContext');
  return editor;
}
