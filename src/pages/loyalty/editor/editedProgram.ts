import type { To } from 'react-router';
import type { Program } from '../../../../resources/programs';
import type { Place } from '../draft/programDraft';

/** The programme that is edited, for what is shown of it beside and in the other tabs. */
export interface EditedProgram {
  /** As the provider has it. */
  saved: Program;
  /** As it will be once what is changed is saved. */
  drafted: Program;
}

/** The tabs of a programme's page, by what follows its address. */
export const programTabs = ['', 'settings', 'costs', 'try'] as const;
export type ProgramTab = (typeof programTabs)[number];

/** Where a tab of a programme's page is shown. */
export const tabAddress = (programId: string, tab: ProgramTab): string =>
  `/loyalty/${encodeURIComponent(programId)}${tab === '' ? '' : `/${tab}`}`;

/** Where a task or reward is edited, its form open; for the programme itself, its settings. */
export const addressOf = (programId: string, place: Place): To =>
  place.of === 'program'
    ? tabAddress(programId, 'settings')
    : { pathname: tabAddress(programId, ''), search: `?${new URLSearchParams({ [openParameter]: place.id })}` };

/** Part of the address that names the task or reward whose form is open. */
export const openParameter = 'open';
