import type { Program } from '../../../../resources/programs';

/** Props of the dialogs for one program. */
export interface ProgramDialogProps {
  program: Program;
  /** Display name. */
  title: string;
  /** All programs of the store. */
  programs: readonly Program[];
  onClose: () => void;
}
