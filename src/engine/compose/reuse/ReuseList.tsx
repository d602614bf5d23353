import { useTranslate } from 'ra-core';
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import type { Entity, Reuse } from '../../../../resources/entity';
import { clipText } from '../../../lib/clipText';
import { printedKeys, spokenKeys } from '../../../lib/shortcut';
import { Button } from '../../../ui/Button';
import { Keys } from '../../../ui/Keys';
import { type ConsoleRecord, valueAt } from '../../records/consoleRecord';
import styles from './ReuseList.module.css';
import { type Reusable, useReusable } from './useReusable';

interface ReuseListProps {
  entity: Entity;
  record: ConsoleRecord;
  /** The field that is written. */
  field: string;
  reuse: Reuse;
  /** The box, whose keys choose among the texts. */
  box: RefObject<HTMLTextAreaElement | null>;
  onInsert: (text: string) => void;
}

/** Longest start of a question that is shown, in characters. */
const likeLength = 140;

/** Earlier texts on records like this one, each inserted by a press or a key. It never stands in the way of writing. */
export function ReuseList({ entity, record, field, reuse, box, onInsert }: ReuseListProps) {
  const translate = useTranslate();
  const id = useId();
  const { state, texts, retry } = useReusable(entity, record, field, reuse);
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, texts.length - 1);

  // Enter and the arrows are on every keyboard, in every layout, and no system takes them with Alt inside a page.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || texts.length === 0) return;
    const text = texts[at];
    if (event.key === 'ArrowDown') setChosen((at + 1) % texts.length);
    else if (event.key === 'ArrowUp') setChosen((at + texts.length - 1) % texts.length);
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
        <h4 id={id}>{translate('replies.reuse.title')}</h4>
        {texts.length > 1 && (
          <span className={styles.hint} aria-hidden="true">
            <Keys keys={printedKeys(['alt'], '↑↓')} /> {translate('replies.reuse.move')}
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
          {texts.map((one, place) => (
            <ReuseItem
              key={one.record.id}
              one={one}
              about={aboutOf(entity, reuse, one)}
              isChosen={place === at}
              onInsert={() => onInsert(one.text)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ReuseItemProps {
  one: Reusable;
  about: string | null;
  /** The key inserts this one. */
  isChosen: boolean;
  onInsert: () => void;
}

function ReuseItem({ one, about, isChosen, onInsert }: ReuseItemProps) {
  const translate = useTranslate();
  const like = clipText(one.like, likeLength);
  return (
    <li className={styles.item} data-chosen={isChosen || undefined}>
      <div className={styles.words}>
        <p className={styles.like} dir="auto">
          {like}
        </p>
        <p className={styles.text} dir="auto">
          {one.text}
        </p>
        {about !== null && <p className={styles.about}>{about}</p>}
      </div>
      <Button
        size="small"
        aria-label={translate('replies.reuse.insertOf', { title: like })}
        aria-keyshortcuts={isChosen ? spokenKeys(['alt'], 'Enter') : undefined}
        onClick={onInsert}
      >
        {translate('replies.reuse.insert')}
        {isChosen && (
          <span aria-hidden="true">
            <Keys keys={printedKeys(['alt'], 'Enter')} />
          </span>
        )}
      </Button>
    </li>
  );
}

/** The product of another record, where it is not the same. */
function aboutOf({ list }: Entity, { near }: Reuse, { isNear, record }: Reusable): string | null {
  const filter = list.filters[near];
  if (isNear || filter?.kind !== 'reference') return null;
  const name = valueAt(record, `${filter.path.split('.')[0]}.name`);
  return typeof name === 'string' ? name : null;
}
