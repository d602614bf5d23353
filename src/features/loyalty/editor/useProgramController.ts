import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate, useUpdate } from 'ra-core';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import type { ConsoleDataProvider } from '../../../../dataProvider';
import { getDefault } from '../../../../resources/config/configShape';
import type { Program } from '../../../../resources/programs';
import { type EditorController, useEditor } from '../../../engine/editing/useEditor';
import { getProgramName, programsQuery } from '../../../engine/shop/programs';
import { delay } from '../../../lib/timing/delay';
import { focusField } from '../../../ui/focus/focusField';
import { type DraftIssue, findDraftIssues } from '../draft/findDraftIssues';
import { findFormField } from '../draft/formFields';
import {
  type AddedPart,
  applyDraft,
  type ChangeTarget,
  type DraftChange,
  discardAt,
  findPartAt,
  getDraftValue,
  getProgramDraftName,
  getUnsavedParts,
  isSameTarget,
  listChanges,
  type ProgramDraft,
  type ProgramPart,
  programDraftShape,
  putPart,
  setDraftValue,
  toProgramDraft,
} from '../draft/programDraft';
import { useReadProgram } from '../programs/useProgramList';
import { ProgramSaveError, saveProgram } from '../save/saveProgram';
import { buildPartUrl } from './editedProgram';

export interface ProgramController extends EditorController<ProgramDraft, DraftIssue> {
  /** Program with the draft applied, including unparsed input. */
  draftProgram: Program;
  changes: readonly DraftChange[];
  /** Tasks, and then rewards, that aren't saved yet. */
  unsaved: readonly AddedPart[];
  set: (target: ChangeTarget, path: string, value: unknown) => void;
  add: (added: AddedPart) => void;
  /** Discards the changes of a target; removes a part that isn't saved. */
  discard: (target: ChangeTarget) => void;
  /** Last known tasks and rewards by id, including deleted ones. */
  seen: ReadonlyMap<string, ProgramPart>;
}

interface ProgramControllerOptions {
  /** Called when all changes are saved, while the save has not ended. */
  onSaved: () => void;
}

/** Edits a program. A save sends one update for each change. Saved changes are removed from the draft, even if others fail. */
export function useProgramController(program: Program, { onSaved }: ProgramControllerOptions): ProgramController {
  const { _id: id } = program;
  const translate = useTranslate();
  const navigate = useNavigate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [update] = useUpdate();
  const queryClient = useQueryClient();
  const readProgram = useReadProgram();
  const saved = useMemo(() => toProgramDraft(program), [program]);
  const editor = useEditor<ProgramDraft, DraftIssue>({
    name: getProgramDraftName(id),
    saved,
    shape: programDraftShape,
    validate: (draft) => findDraftIssues(program, draft),
    async focusIssue({ target, path }) {
      await navigate(buildPartUrl(id, target), { replace: true });
      focusField(path);
    },
    async save(draft) {
      const result = await saveProgram(saved, draft, {
        read: () => readProgram(id),
        update: ({ resource, id: recordId, data, previousData }) =>
          update(resource, { id: recordId, data, previousData }, { returnPromise: true }),
      });
      // The query cache notifies its observers asynchronously.
      await delay(0);
      const list = queryClient.getQueryData(programsQuery(dataProvider).queryKey);
      const current = list?.data.find(({ _id }) => _id === id) ?? program;
      if (result.saveErrors.length === 0) {
        // The dialog gives the focus back to the bar before the bar goes.
        flushSync(onSaved);
        return toProgramDraft(current);
      }
      editor.change((now) => result.saved.reduce((left, target) => discardAt(left, current, target), now));
      throw new ProgramSaveError(result.saved.length > 0 ? 'left' : 'none', null, result.saveErrors);
    },
    savedText: (draft) => translate('loyaltyEditor.review.saved', { title: getProgramName(draft, translate) }),
  });
  const { value } = editor;
  return {
    ...editor,
    draftProgram: useMemo(() => applyDraft(program, value), [program, value]),
    changes: useMemo(() => listChanges(program, value), [program, value]),
    unsaved: useMemo(
      () => [...getUnsavedParts(program, value, 'tasks'), ...getUnsavedParts(program, value, 'rewards')],
      [program, value],
    ),
    set: (target, path, next) =>
      editor.change((now) => setTypedValue(now, program, target, path, next), {
        merge: `${JSON.stringify(target)} ${path}`,
      }),
    add: ({ list, part }) => editor.change((now) => ({ ...putPart(now, list, part), added: [...now.added, part._id] })),
    discard: (target) => editor.change((now) => discardAt(now, program, target)),
    seen: useSeenParts(program),
  };
}

/** Sets a value of a target. An empty one is no change where the saved one is empty or missing. */
function setTypedValue(
  draft: ProgramDraft,
  program: Program,
  target: ChangeTarget,
  path: string,
  value: unknown,
): ProgramDraft {
  const field = findFormField(target, findPartAt(program, target)?.type ?? null, path);
  const saved = getDraftValue(program, target, path);
  // A missing value is shown as the default, which can be cleared.
  const isUnchanged = field && isEmpty(value) && isEmpty(saved === undefined ? getDefault(field) : saved);
  if (!isUnchanged) return setDraftValue(draft, target, path, value);
  const next = setDraftValue(draft, target, path, saved);
  // Without a change, nothing is left of what held the value, such as a config that wasn't there.
  const isChanged = listChanges(program, next).some((change) => isSameTarget(change.target, target));
  return isChanged ? next : discardAt(next, program, target);
}

const isEmpty = (value: unknown) => value === null || value === '';

function useSeenParts(program: Program): ReadonlyMap<string, ProgramPart> {
  const [seen, setSeen] = useState<ReadonlyMap<string, ProgramPart>>(new Map());
  const [seenProgram, setOf] = useState<Program | null>(null);
  if (seenProgram !== program) {
    setOf(program);
    const parts: ProgramPart[] = [...(program.tasks ?? []), ...(program.rewards ?? [])];
    setSeen(new Map([...seen, ...parts.map((part) => [part._id, part] as const)]));
  }
  return seen;
}
