import { createContext, useContext } from 'react';
import type { Program } from '../../../../resources/programs';
import type { PartList } from '../draft/programDraft';
import type { ProgramOrder } from '../order/useProgramOrder';
import type { ProgramController } from './useProgramController';

/** Context value shared by the editor tabs. */
export interface ProgramEditor {
  /** Saved program. */
  saved: Program;
  editor: ProgramController;
  orders: Readonly<Record<PartList, ProgramOrder>>;
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
