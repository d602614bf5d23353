import { useTranslate } from 'ra-core';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import type { Entity, SuggestionSource } from '../../../../resources/entity';
import { clipText } from '../../../lib/format/clipText';
import { ariaKeyShortcuts, formatShortcut } from '../../../lib/formatShortcut';
import { Button } from '../../../ui/buttons/Button';
import { Kbd } from '../../../ui/text/Kbd';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { type ConsoleRecord, getFieldValue } from '../../records/consoleRecord';
import styles from './SuggestedReplyList.module.css';
import { type SuggestedReply, useSuggestedReplies } from './useSuggestedReplies';

interface SuggestedReplyListProps {
  entity: Entity;
  record: ConsoleRecord;
  /** Field of the text. */
  field: string;
  reuse: SuggestionSource;
  /** Text box whose key events control the list. */
  box: RefObject<HTMLTextAreaElement | null>;
  onInsert: (text: string) => void;
}

/** Longer questions are truncated. */
const MAX_QUESTION_LENGTH = 140;

/** Texts of similar records, inserted by click or by key. */
export function SuggestedReplyList({ entity, record, field, reuse, box, onInsert }: SuggestedReplyListProps) {
  const translate = useTranslate();
  const id = useId();
  const { state, texts, retry } = useSuggestedReplies(entity, record, field, reuse);
  const [chosen, setChosen] = useState(0);
  const activeIndex = Math.min(chosen, texts.length - 1);

  // Alt with Enter or an arrow key exists in every keyboard layout and is not reserved by browsers.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || texts.length === 0) return;
    const text = texts[activeIndex];
    if (event.key === 'ArrowDown') setChosen((activeIndex + 1) % texts.length);
    else if (event.key === 'ArrowUp') setChosen((activeIndex + texts.length - 1) % texts.length);
    else if (event.key === 'Enter' && text && !event.repeat) onInsert(text.text);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const field = box.current;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    field?.addEventListener('keydown', listen);
    return () => field?.removeEventListener('keydown', listen);
  }, [box]);

  return (
    <section aria-labelledby={id} className={styles.reuse}>
      <div className={styles.head}>
        <p id={id} className={styles.title}>
          {translate('replies.reuse.title')}
        </p>
        {texts.length > 1 && (
          <span className={styles.hint} aria-hidden="true">
            <Kbd keys={formatShortcut(['alt'], '↑↓')} /> {translate('replies.reuse.move')}
          </span>
        )}
      </div>
      <p role="status" className={styles.state}>
        {state === 'pending' && translate('replies.reuse.pending')}
        {state === 'ready' && texts.length === 0 && translate('replies.reuse.none')}
        {state === 'failed' && translate('replies.reuse.failed')}
        {state === 'failed' && (
          <Button size="small" kind="quiet" onClick={retry}>
            {translate('ui.retry')}
          </Button>
        )}
      </p>
      {texts.length > 0 && (
        <ul className={styles.texts}>
          {texts.map((reply, index) => (
            <SuggestionItem
              key={reply.record.id}
              one={reply}
              productName={getProductName(entity, reuse, reply)}
              isChosen={index === activeIndex}
              onInsert={() => onInsert(reply.text)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface SuggestionItemProps {
  one: SuggestedReply;
  productName: string | null;
  /** Whether the shortcut inserts this one. */
  isChosen: boolean;
  onInsert: () => void;
}

function SuggestionItem({ one, productName, isChosen, onInsert }: SuggestionItemProps) {
  const translate = useTranslate();
  const like = clipText(one.like, MAX_QUESTION_LENGTH);
  return (
    <li className={styles.item} data-chosen={isChosen || undefined}>
      <div className={styles.words}>
        <p className={styles.like} dir="auto">
          {like}
        </p>
        <p className={styles.text} dir="auto">
          {one.text}
        </p>
        {productName !== null && <p className={styles.about}>{productName}</p>}
      </div>
      <Button
        size="small"
        aria-keyshortcuts={isChosen ? ariaKeyShortcuts(['alt'], 'Enter') : undefined}
        onClick={onInsert}
      >
        <span aria-hidden="true">{translate('replies.reuse.insert')}</span>
        <VisuallyHidden>{translate('replies.reuse.insertOf', { title: like })}</VisuallyHidden>
        {isChosen && (
          <span aria-hidden="true">
            <Kbd keys={formatShortcut(['alt'], 'Enter')} />
          </span>
        )}
      </Button>
    </li>
  );
}

/** Product name of the other record. Returns null if it is the same product. */
function getProductName(
  { list }: Entity,
  { near }: SuggestionSource,
  { isNear, record }: SuggestedReply,
): string | null {
  const filter = list.filters[near];
  if (isNear || filter?.kind !== 'reference') return null;
  const name = getFieldValue(record, `${filter.path.split('.')[0]}.name`);
  return typeof name === 'string' ? name : null;
}
