import { createContext, useContext } from 'react';
import type { Program } from '../../../../resources/programs';
import type { PartList } from '../draft/programDraft';
import type { ProgramOrder } from '../order/useProgramOrder';
import type { DraftDesk } from './useProgramDraft';

/** What the tabs on which a programme is edited share. */
export interface ProgramEditor {
  /** As the provider has it. */
  saved: Program;
  desk: DraftDesk;
  orders: Readonly<Record<PartList, ProgramOrder>>;
  /** It was tried to save: what is missing is told everywhere. */
  isChecked: boolean;
}

export const ProgramEditorContext = createContext<ProgramEditor | null>(null);

/** @throws Error outside a ProgramEditorContext */
export function useProgramEditor(): ProgramEditor {
  const editor = useContext(ProgramEditorContext);
  if (!editor) throw new Error('useProgramEditor needs a ProgramEditorContext');
  return editor;
}
