import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { SavedReply } from '../../../../resources/settings';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Modal } from '../../../ui/overlays/Modal';
import textStyles from '../../../ui/text/text.module.css';
import { EditReply } from './EditReply';
import styles from './ManageReplies.module.css';
import { moveReply, REPLY_LIMITS, type ReplyChange, removeReply } from './replyChanges';
import { type SavedReplies, useReplySaveErrorText, useVariableFallbacks } from './useSavedReplies';
import { fillVariables, type ReplyVariableValues, restoreVariables } from './variables';

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
  const [editing, setEditing] = useState<{ reply: SavedReply | null; text: string; restored: string[] } | null>(null);
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
        onEdit={(reply) => setEditing({ reply, text: '', restored: [] })}
        onAdd={(text) => setEditing({ reply: null, ...restoreVariables(text, values) })}
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

interface RemoveReplyProps {
  reply: SavedReply;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
}

/** Confirms the deletion of a saved reply. */
function RemoveReply({ reply, onCancel, onConfirm }: RemoveReplyProps) {
  const translate = useTranslate();
  return (
    <Modal
      danger
      title={translate('replies.remove.title', { name: reply.name ?? '' })}
      onCancel={onCancel}
      onSubmit={onConfirm}
      submitLabel={translate('replies.remove.submit')}
    >
      <p>{translate('replies.remove.text')}</p>
    </Modal>
  );
}

interface ReplyTableProps {
  replies: readonly SavedReply[];
  values: ReplyVariableValues;
  errorMessage: string | null;
  /** Result of the last action. */
  statusText: string;
  /** Text of the text box, offered as a new reply. */
  boxText: string;
  onClose: () => void;
  onAdd: (text: string) => void;
  onEdit: (reply: SavedReply) => void;
  onRemove: (reply: SavedReply) => void;
  onMove: (reply: SavedReply, by: -1 | 1) => void;
}

/** All saved replies in order, with a preview for the current record. */
function ReplyTable(props: ReplyTableProps) {
  const { replies, values, errorMessage, statusText, boxText, onClose, onAdd, onEdit, onRemove, onMove } = props;
  const translate = useTranslate();
  const fallbacks = useVariableFallbacks();
  const isFull = replies.length >= REPLY_LIMITS.replies;
  return (
    <Modal size="wide" title={translate('replies.title')} onCancel={onClose} error={errorMessage}>
      <p className={textStyles.hint}>{translate('replies.help')}</p>
      {replies.length === 0 && <p>{translate('replies.none')}</p>}
      <ol className={styles.replies}>
        {replies.map((reply, index) => {
          const name = reply.name?.trim() || (reply.text ?? '').slice(0, 40);
          return (
            <li key={reply._id} className={styles.reply}>
              <div className={styles.words}>
                <h3 dir="auto">{name}</h3>
                <p dir="auto" className={styles.preview}>
                  {fillVariables(reply.text ?? '', values, fallbacks)}
                </p>
              </div>
              <div className={styles.tools}>
                <IconButton
                  icon="chevron-up"
                  label={translate('replies.up', { name })}
                  disabled={index === 0}
                  onClick={() => onMove(reply, -1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={translate('replies.down', { name })}
                  disabled={index === replies.length - 1}
                  onClick={() => onMove(reply, 1)}
                />
                <Button size="small" aria-label={translate('replies.editOf', { name })} onClick={() => onEdit(reply)}>
                  {translate('replies.edit')}
                </Button>
                <IconButton
                  icon="trash"
                  label={translate('replies.removeOf', { name })}
                  onClick={() => onRemove(reply)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <div className={styles.adding}>
        <Button icon="plus" kind="dashed" disabled={isFull} onClick={() => onAdd('')}>
          {translate('replies.add')}
        </Button>
        {boxText.trim() !== '' && (
          <Button kind="quiet" disabled={isFull} onClick={() => onAdd(boxText.trim())}>
            {translate('replies.addWritten')}
          </Button>
        )}
      </div>
      {isFull && (
        <p className={textStyles.hint}>{translate('replies.fault.tooMany', { most: REPLY_LIMITS.replies })}</p>
      )}
      <p role="status" className={styles.told}>
        {statusText}
      </p>
    </Modal>
  );
}
