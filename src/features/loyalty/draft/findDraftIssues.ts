import { isFieldVisible } from '../../../../resources/config/configField';
import { type ConfigIssue, findConfigIssue } from '../../../../resources/config/configShape';
import type { Program } from '../../../../resources/programs';
import { findFormField, getPartForm } from './formFields';
import {
  applyDraft,
  type ChangeTarget,
  findPartAt,
  getDraftValue,
  getUnsavedParts,
  listChanges,
  type PartList,
  type ProgramDraft,
} from './programDraft';

/** A value of a draft that is invalid. */
export interface DraftIssue {
  target: ChangeTarget;
  path: string;
  issue: ConfigIssue;
}

/**
 * Validates a draft. Only changed values of saved parts are checked, so that a part with invalid saved values can still
 * be disabled. Added parts are checked completely.
 */
export function findDraftIssues(program: Program, draft: ProgramDraft): DraftIssue[] {
  const draftProgram = applyDraft(program, draft);
  const findIssuesAt = (target: ChangeTarget, path: string): DraftIssue[] => {
    const part = findPartAt(draftProgram, target);
    const field = findFormField(target, part?.type ?? null, path);
    if (!field || (part && !isFieldVisible(field, part.config))) return [];
    const issue = findConfigIssue(field, getDraftValue(draftProgram, target, path));
    return issue ? [{ target, path, issue }] : [];
  };
  const findUnsavedIssues = (list: PartList) =>
    getUnsavedParts(program, draft, list).flatMap(({ part }) =>
      Object.keys(getPartForm(list, part.type) ?? {}).flatMap((path) => findIssuesAt({ of: list, id: part._id }, path)),
    );
  return [
    ...listChanges(program, draft).flatMap(({ target, path }) => findIssuesAt(target, path)),
    ...findUnsavedIssues('tasks'),
    ...findUnsavedIssues('rewards'),
  ];
}
