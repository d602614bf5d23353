import type { Program } from '../../../../resources/programs';

/** What a dialog about one programme of the list gets. */
export interface ProgramDialogProps {
  program: Program;
  /** What it is called on the page. */
  title: string;
  /** All of the shop. */
  programs: readonly Program[];
  onClose: () => void;
}
