import type { To } from 'react-router';
import type { Program } from '../../../../resources/programs';
import type { ChangeTarget } from '../draft/programDraft';

/** The edited program, for the sidebar and the read-only tabs. */
export interface EditedProgram {
  /** Saved program. */
  saved: Program;
  /** Program with the draft applied. */
  drafted: Program;
}

/** Tabs of the program page, by URL segment. */
export const programTabs = ['', 'settings', 'costs', 'try'] as const;
export type ProgramTab = (typeof programTabs)[number];

/** URL of a tab of the program page. */
export const buildProgramTabUrl = (programId: string, tab: ProgramTab): string =>
  `/loyalty/${encodeURIComponent(programId)}${tab === '' ? '' : `/${tab}`}`;

/** URL of the form of a task or reward; of the settings tab for the program itself. */
export const buildPartUrl = (programId: string, target: ChangeTarget): To =>
  target.of === 'program'
    ? buildProgramTabUrl(programId, 'settings')
    : {
        pathname: buildProgramTabUrl(programId, ''),
        search: `?${new URLSearchParams({ [openParameter]: target.id })}`,
      };

/** Search parameter with the id of the part whose form is open. */
export const openParameter = 'open';
