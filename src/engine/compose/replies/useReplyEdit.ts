import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { SavedReply } from '../../../../resources/settings';
import { useErrorText } from '../../errorText';
import { useDraft } from '../../useDraft';
import { faultsOf, put, type ReplyFault } from './replyChanges';
import { editOf, isEdited, type ReplyEdit, readEdit } from './replyEdit';
import type { SavedReplies } from './useSavedReplies';

interface ReplyEditing {
  edit: ReplyEdit;
  type(change: Partial<Pick<ReplyEdit, 'name' | 'text'>>): void;
  /** Whether it was begun before this dialog was opened. */
  isRestored: boolean;
  discard(): void;
  /** What is wrong with it; what is only missing, once saving was tried. */
  faults: readonly ReplyFault[];
  failure: string | null;
  /** What somebody else has made of the same reply meanwhile. */
  theirs: SavedReply | null;
  save(): Promise<void>;
}

/**
 * A saved reply under the hands of the merchant: kept until it is saved or given up.
 * @param reply null for a new one, which begins with `text`
 */
export function useReplyEdit(
  reply: SavedReply | null,
  text: string,
  saved: SavedReplies,
  onSaved: (name: string) => void,
): ReplyEditing {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [kept, keep] = useDraft(`savedReply:${reply?._id ?? 'new'}`);
  const [edit, setEdit] = useState(() => readEdit(kept) ?? editOf(reply, text));
  const [isRestored, setRestored] = useState(kept !== '');
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<SavedReply | null>(null);
  const faults = faultsOf(edit, reply?._id ?? null, saved.replies);

  const change = (next: ReplyEdit) => {
    setEdit(next);
    keep(isEdited(next) ? JSON.stringify(next) : '');
  };
  return {
    edit,
    type: (typed) => change({ ...edit, ...typed }),
    isRestored,
    discard() {
      keep('');
      setEdit(editOf(reply));
      setRestored(false);
    },
    faults: isTried ? faults : faults.filter((fault) => !fault.endsWith('Missing')),
    failure,
    theirs,
    async save() {
      setTried(true);
      if (faults.length > 0) return;
      setFailure(null);
      const { id, seen } = edit;
      try {
        const now = await saved.change(put(id, edit), (fresh) => {
          const found = fresh.find(({ _id }) => _id === id);
          return seen && found && (found.text !== seen.text || found.name !== seen.name) ? found : null;
        });
        setTheirs(now);
        // Saving once more is a decision then.
        if (now) return change({ ...edit, seen: now });
        keep('');
        onSaved(edit.name.trim());
      } catch (error) {
        setFailure(translate('replies.failed', { reason: errorText(error) }));
      }
    },
  };
}
