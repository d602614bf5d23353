import { useTranslate } from 'ra-core';
import { type RefObject, useId } from 'react';
import type { Entity } from '../../../resources/entity';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import boxStyles from '../../ui/TextBox.module.css';
import type { ConsoleRecord } from '../records/consoleRecord';
import { ReplyPicker } from './replies/ReplyPicker';
import { useReplyPicker } from './replies/useReplyPicker';
import styles from './TextComposer.module.css';

interface ComposeBoxProps {
  box: RefObject<HTMLTextAreaElement | null>;
  entity: Entity;
  record: ConsoleRecord;
  label: string;
  text: string;
  onType: (text: string) => void;
  /** It can be read and copied, not changed. */
  isLocked: boolean;
  /** Characters left of a limit that is near. */
  left: number | null;
}

/** The box itself, and the saved replies that '/' opens in it. */
export function ComposeBox({ box, entity, record, label, text, onType, isLocked, left }: ComposeBoxProps) {
  const translate = useTranslate();
  const id = useId();
  const picker = useReplyPicker({ box, entity, record, text, onType, isLocked });
  const isOver = left !== null && left < 0;
  return (
    <div className={styles.own}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <Button
          size="small"
          kind="quiet"
          icon="message"
          disabled={isLocked}
          aria-expanded={picker.isOpen}
          aria-haspopup="listbox"
          onMouseDown={(event) => event.preventDefault()}
          onClick={picker.toggle}
        >
          {translate('replies.open')}
        </Button>
      </div>
      <textarea
        {...picker.ties}
        ref={box}
        id={id}
        // An empty one begins where the page does.
        dir={text === '' ? undefined : 'auto'}
        rows={3}
        value={text}
        readOnly={isLocked}
        aria-describedby={`${id}-below`}
        aria-invalid={isOver || undefined}
        onChange={(event) => onType(event.target.value)}
        className={classes(boxStyles.input, boxStyles.area, styles.box)}
      />
      <p id={`${id}-below`} className={classes(styles.note, isOver && styles.over)} role="status">
        {left !== null && translate(isOver ? 'compose.over' : 'compose.left', { smart_count: Math.abs(left) })}
      </p>
      <ReplyPicker picker={picker} />
    </div>
  );
}
