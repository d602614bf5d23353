import { useTranslate } from 'ra-core';
import { type RefObject, Suspense, useEffect, useId, useRef } from 'react';
import type { Entity } from '../../../resources/entity';
import { Button } from '../../ui/buttons/Button';
import { classes } from '../../ui/classes';
import { revealAnswer } from '../../ui/feedback/revealAnswer';
import { Icon } from '../../ui/icons/Icon';
import boxStyles from '../../ui/inputs/TextBox.module.css';
import { lazyDialog } from '../../ui/lazy/lazyDialog';
import textStyles from '../../ui/text/text.module.css';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import type { ConsoleRecord } from '../records/consoleRecord';
import replyPickerStyles from './replies/ReplyPicker.module.css';
import { type ReplyPickerState, useReplyPicker } from './replies/useReplyPicker';
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

const ManageReplies = lazyDialog(() => import('./replies/ManageReplies'));

/** Saved replies below a text box, each with a preview of the text that it inserts. */
function ReplyPicker({ picker }: { picker: ReplyPickerState }) {
  const translate = useTranslate();
  const { isOpen, found, activeIndex, listId, optionId, query } = picker;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  });
  const isEmpty = picker.saved.replies.length === 0;
  const emptyText = isEmpty ? translate('replies.none') : translate('replies.nothing', { text: query });
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isOpen && (found.length > 0 ? translate('replies.found', { smart_count: found.length }) : emptyText)}
        </span>
      </VisuallyHidden>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: preventDefault keeps the focus in the text box
        <div ref={revealAnswer} className={replyPickerStyles.picker} onMouseDown={(event) => event.preventDefault()}>
          {found.length === 0 && <p className={replyPickerStyles.nothing}>{emptyText}</p>}
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={translate('replies.title')}
            className={replyPickerStyles.list}
          >
            {found.map((reply, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text box keeps the focus and handles the keys
              <div
                key={reply.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === activeIndex}
                className={replyPickerStyles.option}
                onClick={() => picker.choose(reply)}
              >
                <span className={textStyles.medium} dir="auto">
                  {reply.name}
                </span>
                <span className={replyPickerStyles.preview} dir="auto">
                  {picker.fillReply(reply)}
                </span>
              </div>
            ))}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the text box keeps the focus and handles the keys */}
            <div
              id={optionId(found.length)}
              role="option"
              tabIndex={-1}
              aria-selected={activeIndex === found.length}
              className={replyPickerStyles.option}
              onClick={picker.manage}
            >
              <span className={replyPickerStyles.manage}>
                <Icon name={isEmpty ? 'plus' : 'gear'} />
                {translate(isEmpty ? 'replies.addFirst' : 'replies.manage')}
              </span>
            </div>
          </div>
          {found.length > 0 && (
            <p className={replyPickerStyles.hint} aria-hidden="true">
              {translate('replies.hint')}
            </p>
          )}
        </div>
      )}
      {picker.isManaging && (
        <Suspense>
          <ManageReplies
            saved={picker.saved}
            values={picker.values}
            boxText={picker.boxText}
            onClose={picker.stopManaging}
          />
        </Suspense>
      )}
    </>
  );
}
