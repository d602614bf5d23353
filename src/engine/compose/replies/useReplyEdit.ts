import { useState } from 'react';
import type { SavedReply } from '../../../../resources/settings';
import { useDraft } from '../../drafts/useDraft';
import { type ReplyIssue, upsertReply, validateReply } from './replyChanges';
import { createReplyEdit, isReplyEdited, parseReplyEdit, type ReplyEdit } from './replyEdit';
import { useReplySaveErrorText } from './useReplySaveErrorText';
import type { SavedReplies } from './useSavedReplies';

interface ReplyEditing {
  edit: ReplyEdit;
  update(change: Partial<Pick<ReplyEdit, 'name' | 'text'>>): void;
  /** True if restored from a draft. */
  isRestored: boolean;
  discard(): void;
  /** Validation errors. Missing fields are included after the first attempt to save. */
  issues: readonly ReplyIssue[];
  errorMessage: string | null;
  /** Version that another user saved since the edit started; else null. */
  theirs: SavedReply | null;
  save(): Promise<void>;
}

/**
 * Edits a saved reply. The draft is stored until it is saved or discarded.
 * @param reply null for a new one, which starts with `text`
 */
export function useReplyEdit(
  reply: SavedReply | null,
  text: string,
  saved: SavedReplies,
  onSaved: (name: string) => void,
): ReplyEditing {
  const saveErrorText = useReplySaveErrorText();
  const [stored, persist] = useDraft(`savedReply:${reply?._id ?? 'new'}`);
  const [edit, setEdit] = useState(() => parseReplyEdit(stored) ?? createReplyEdit(reply, text));
  const [isRestored, setRestored] = useState(stored !== '');
  const [hasTriedToSave, setTriedToSave] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<SavedReply | null>(null);
  const issues = validateReply(edit, reply?._id ?? null, saved.replies);

  const change = (next: ReplyEdit) => {
    setEdit(next);
    persist(isReplyEdited(next) ? JSON.stringify(next) : '');
  };
  return {
    edit,
    update: (typed) => change({ ...edit, ...typed }),
    isRestored,
    discard() {
      persist('');
      setEdit(createReplyEdit(reply));
      setRestored(false);
    },
    issues: hasTriedToSave ? issues : issues.filter((issue) => !issue.endsWith('Missing')),
    errorMessage,
    theirs,
    async save() {
      setTriedToSave(true);
      if (issues.length > 0) return;
      setErrorMessage(null);
      const { id, seen } = edit;
      try {
        const conflicting = await saved.change(upsertReply(id, edit), (fresh) => {
          const found = fresh.find(({ _id }) => _id === id);
          return seen && found && (found.text !== seen.text || found.name !== seen.name) ? found : null;
        });
        setTheirs(conflicting);
        // Saving again overwrites the other version.
        if (conflicting) return change({ ...edit, seen: conflicting });
        persist('');
        onSaved(edit.name.trim());
      } catch (error) {
        setErrorMessage(saveErrorText(error));
      }
    },
  };
}
