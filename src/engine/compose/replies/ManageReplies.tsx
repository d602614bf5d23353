import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { SavedReply } from '../../../../resources/settings';
import { useErrorText } from '../../errorText';
import { EditReply } from './EditReply';
import { RemoveReply } from './RemoveReply';
import { ReplyTable } from './ReplyTable';
import { move, type ReplyChange, remove } from './replyChanges';
import type { SavedReplies } from './useSavedReplies';
import type { VariableValues } from './variables';

interface ManageRepliesProps {
  saved: SavedReplies;
  /** What the variables stand for on the record at hand: a sample. */
  values: VariableValues;
  /** What stands in the box, to be kept as a reply. */
  written: string;
  onClose: () => void;
}

/** Adds, changes, orders and deletes the saved replies of a shop. */
export default function ManageReplies({ saved, values, written, onClose }: ManageRepliesProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [editing, setEditing] = useState<{ reply: SavedReply | null; text: string } | null>(null);
  const [removing, setRemoving] = useState<SavedReply | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [told, setTold] = useState('');

  const change = async (made: ReplyChange, done: string) => {
    setFailure(null);
    setTold('');
    try {
      await saved.change(made);
      setTold(done);
    } catch (error) {
      setFailure(translate('replies.failed', { reason: errorText(error) }));
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
          setFailure(null);
          setTold(translate('replies.saved', { name }));
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
        failure={failure}
        told={told}
        written={written}
        onClose={onClose}
        onEdit={(reply) => setEditing({ reply, text: '' })}
        onAdd={(text) => setEditing({ reply: null, text })}
        onRemove={setRemoving}
        onMove={(reply, by) => {
          const name = reply.name ?? '';
          const place = saved.replies.indexOf(reply) + 1 + by;
          void change(move(reply._id, by), translate('replies.moved', { name, place, count: saved.replies.length }));
        }}
      />
      {removing && (
        <RemoveReply
          reply={removing}
          onCancel={() => setRemoving(null)}
          onConfirm={async () => {
            await change(remove(removing._id), translate('replies.removed', { name: removing.name ?? '' }));
            setRemoving(null);
          }}
        />
      )}
    </>
  );
}
