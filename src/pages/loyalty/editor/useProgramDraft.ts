import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Program } from '../../../../resources/programs';
import { useDraft } from '../../../engine/drafts/useDraft';
import { type DraftIssue, findDraftIssues } from '../draft/findDraftIssues';
import {
  type AddedPart,
  applyDraft,
  type ChangeTarget,
  discardAt,
  isEmptyDraft,
  type ProgramDraft,
  type ProgramPart,
  setDraftValue,
} from '../draft/programDraft';
import { getProgramDraftName, parseProgramDraft, serializeProgramDraft } from '../draft/storedDraft';

export interface DraftController {
  draft: ProgramDraft;
  /** Program with the draft applied, including unparsed input. */
  draftProgram: Program;
  /** Number of changed values and added parts. */
  count: number;
  issues: readonly DraftIssue[];
  /** The draft was restored from an earlier visit. */
  isRestored: boolean;
  set: (target: ChangeTarget, path: string, value: unknown) => void;
  add: (added: AddedPart) => void;
  /** Discards the changes of a target; removes an added part. */
  discard: (target: ChangeTarget) => void;
  replace: (draft: ProgramDraft) => void;
  /** Returns the latest draft, also from a stale closure. */
  latest: () => ProgramDraft;
  /** Last known tasks and rewards by id, including deleted ones. */
  seen: ReadonlyMap<string, ProgramPart>;
}

/** Manages the draft of a program, which survives a reload of the tab. */
export function useProgramDraft(program: Program): DraftController {
  const [text, setText] = useDraft(getProgramDraftName(program._id));
  const draft = useMemo(() => parseProgramDraft(text), [text]);
  const [isRestored, setRestored] = useState(() => !isEmptyDraft(draft));
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const replace = useCallback(
    (next: ProgramDraft) => {
      latest.current = next;
      setText(serializeProgramDraft(next));
      if (isEmptyDraft(next)) setRestored(false);
    },
    [setText],
  );
  const draftProgram = useMemo(() => applyDraft(program, draft), [program, draft]);
  const issues = useMemo(() => findDraftIssues(program, draft), [program, draft]);
  return {
    draft,
    draftProgram,
    count: draft.changes.length + draft.added.length,
    issues,
    isRestored: isRestored && !isEmptyDraft(draft),
    set: (target, path, value) => replace(setDraftValue(latest.current, program, target, path, value)),
    add: (added) => replace({ ...latest.current, added: [...latest.current.added, added] }),
    discard: (target) => replace(discardAt(latest.current, target)),
    replace,
    latest: () => latest.current,
    seen: useSeenParts(program),
  };
}

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
