import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Program } from '../../../../resources/programs';
import { useDraft } from '../../../engine/useDraft';
import { type DraftFault, draftFaults } from '../draft/draftFaults';
import { programDraftName, readDraft, writeDraft } from '../draft/keptDraft';
import {
  type Added,
  drafted,
  forget,
  isEmptyDraft,
  type Part,
  type Place,
  type ProgramDraft,
  setValue,
} from '../draft/programDraft';

export interface DraftDesk {
  draft: ProgramDraft;
  /** The programme with what is changed and not saved, as it was typed. */
  whole: Program;
  /** How many values are changed, and how many parts added. */
  count: number;
  faults: readonly DraftFault[];
  /** What was changed before this page was opened is here again. */
  isRestored: boolean;
  set: (place: Place, path: string, value: unknown) => void;
  add: (added: Added) => void;
  /** Takes back what was changed at a place; a part that was added there goes. */
  forget: (place: Place) => void;
  replace: (draft: ProgramDraft) => void;
  /** The draft as it is now, also for who holds an older picture. */
  latest: () => ProgramDraft;
  /** Tasks and rewards by id as they were last seen here, also those that are gone. */
  seen: ReadonlyMap<string, Part>;
}

/** The one draft of a programme, kept through a reload of the tab; all that edits or shows it reads this. */
export function useProgramDraft(program: Program): DraftDesk {
  const [text, setText] = useDraft(programDraftName(program._id));
  const draft = useMemo(() => readDraft(text), [text]);
  const [isRestored, setRestored] = useState(() => !isEmptyDraft(draft));
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const replace = useCallback(
    (next: ProgramDraft) => {
      latest.current = next;
      setText(writeDraft(next));
      if (isEmptyDraft(next)) setRestored(false);
    },
    [setText],
  );
  const whole = useMemo(() => drafted(program, draft), [program, draft]);
  const faults = useMemo(() => draftFaults(program, draft), [program, draft]);
  return {
    draft,
    whole,
    count: draft.changes.length + draft.added.length,
    faults,
    isRestored: isRestored && !isEmptyDraft(draft),
    set: (place, path, value) => replace(setValue(latest.current, program, place, path, value)),
    add: (added) => replace({ ...latest.current, added: [...latest.current.added, added] }),
    forget: (place) => replace(forget(latest.current, place)),
    replace,
    latest: () => latest.current,
    seen: useSeenParts(program),
  };
}

function useSeenParts(program: Program): ReadonlyMap<string, Part> {
  const [seen, setSeen] = useState<ReadonlyMap<string, Part>>(new Map());
  const [of, setOf] = useState<Program | null>(null);
  if (of !== program) {
    setOf(program);
    const parts: Part[] = [...(program.tasks ?? []), ...(program.rewards ?? [])];
    setSeen(new Map([...seen, ...parts.map((part) => [part._id, part] as const)]));
  }
  return seen;
}
