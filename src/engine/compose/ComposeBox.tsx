import { useTranslate } from 'ra-core';
import { type RefObject, useId } from 'react';
import type { Entity } from '../../../resources/entity';
import { Button } from '../../ui/buttons/Button';
import { classes } from '../../ui/classes';
import boxStyles from '../../ui/inputs/TextBox.module.css';
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
  /** Makes the box read-only. Its text can still be copied. */
  isLocked: boolean;
  /** Characters left of the limit; null if it is not near. */
  left: number | null;
}

/** Text box with a saved-reply picker, opened by `/`. */
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
        {...picker.boxProps}
        ref={box}
        id={id}
        // `auto` would make an empty box left-to-right on a right-to-left page.
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
