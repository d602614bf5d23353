import { useTranslate } from 'ra-core';
import type { SavedReply } from '../../../../resources/settings';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Modal } from '../../../ui/Modal';
import styles from './ManageReplies.module.css';
import { limits } from './replyChanges';
import { useUsualWords } from './useUsualWords';
import { fill, type VariableValues } from './variables';

interface ReplyTableProps {
  replies: readonly SavedReply[];
  values: VariableValues;
  failure: string | null;
  /** What was done last. */
  told: string;
  /** What stands in the box. */
  written: string;
  onClose: () => void;
  onAdd: (text: string) => void;
  onEdit: (reply: SavedReply) => void;
  onRemove: (reply: SavedReply) => void;
  onMove: (reply: SavedReply, by: -1 | 1) => void;
}

/** Every saved reply in its order, with what it says on the record at hand. */
export function ReplyTable(props: ReplyTableProps) {
  const { replies, values, failure, told, written, onClose, onAdd, onEdit, onRemove, onMove } = props;
  const translate = useTranslate();
  const usual = useUsualWords();
  const isFull = replies.length >= limits.replies;
  return (
    <Modal size="wide" title={translate('replies.title')} onCancel={onClose} error={failure}>
      <p className={styles.help}>{translate('replies.help')}</p>
      {replies.length === 0 && <p>{translate('replies.none')}</p>}
      <ol className={styles.replies}>
        {replies.map((reply, at) => {
          const name = reply.name?.trim() || (reply.text ?? '').slice(0, 40);
          return (
            <li key={reply._id} className={styles.reply}>
              <div className={styles.words}>
                <h3 dir="auto">{name}</h3>
                <p dir="auto" className={styles.preview}>
                  {fill(reply.text ?? '', values, usual)}
                </p>
              </div>
              <div className={styles.tools}>
                <IconButton
                  icon="chevron-up"
                  label={translate('replies.up', { name })}
                  disabled={at === 0}
                  onClick={() => onMove(reply, -1)}
                />
                <IconButton
                  icon="chevron-down"
                  label={translate('replies.down', { name })}
                  disabled={at === replies.length - 1}
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
        {written.trim() !== '' && (
          <Button kind="quiet" disabled={isFull} onClick={() => onAdd(written.trim())}>
            {translate('replies.addWritten')}
          </Button>
        )}
      </div>
      {isFull && <p className={styles.help}>{translate('replies.fault.tooMany', { most: limits.replies })}</p>}
      <p role="status" className={styles.told}>
        {told}
      </p>
    </Modal>
  );
}
