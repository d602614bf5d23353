import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { SavedReply } from '../../../../resources/settings';
import { EditReply } from './EditReply';
import { RemoveReply } from './RemoveReply';
import { ReplyTable } from './ReplyTable';
import { moveReply, type ReplyChange, removeReply } from './replyChanges';
import { useReplySaveErrorText } from './useReplySaveErrorText';
import type { SavedReplies } from './useSavedReplies';
import type { ReplyVariableValues } from './variables';

interface ManageRepliesProps {
  saved: SavedReplies;
  /** Values of the current record, for previews. */
  values: ReplyVariableValues;
  /** Text of the text box, offered as a new reply. */
  boxText: string;
  onClose: () => void;
}

/** Adds, edits, reorders, and deletes the saved replies of the store. */
export default function ManageReplies({ saved, values, boxText, onClose }: ManageRepliesProps) {
  const translate = useTranslate();
  const saveErrorText = useReplySaveErrorText();
  const [editing, setEditing] = useState<{ reply: SavedReply | null; text: string } | null>(null);
  const [removing, setRemoving] = useState<SavedReply | null>(null);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [statusText, setStatusText] = useState('');

  const change = async (replyChange: ReplyChange, doneText: string) => {
    setErrorMessage(null);
    setStatusText('');
    try {
      await saved.change(replyChange);
      setStatusText(doneText);
    } catch (error) {
      setErrorMessage(saveErrorText(error));
    }
  };

  if (editing) {
    return (
      <EditReply
        {...editing}
        saved={saved}
        values={values}
        onBack={() => setEditing(null)}
        onSaved={(name) => {
          setErrorMessage(null);
          setStatusText(translate('replies.saved', { name }));
          setEditing(null);
        }}
      />
    );
  }
  return (
    <>
      <ReplyTable
        replies={saved.replies}
        values={values}
        errorMessage={errorMessage}
        statusText={statusText}
        boxText={boxText}
        onClose={onClose}
        onEdit={(reply) => setEditing({ reply, text: '' })}
        onAdd={(text) => setEditing({ reply: null, text })}
        onRemove={setRemoving}
        onMove={(reply, by) => {
          const name = reply.name ?? '';
          const index = saved.replies.indexOf(reply) + 1 + by;
          void change(
            moveReply(reply._id, by),
            translate('replies.moved', { name, place: index, count: saved.replies.length }),
          );
        }}
      />
      {removing && (
        <RemoveReply
          reply={removing}
          onCancel={() => setRemoving(null)}
          onConfirm={async () => {
            await change(removeReply(removing._id), translate('replies.removed', { name: removing.name ?? '' }));
            setRemoving(null);
          }}
        />
      )}
    </>
  );
}
