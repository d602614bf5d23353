import { useTranslate } from 'ra-core';
import { Suspense, useEffect, useRef } from 'react';
import { Icon } from '../../../ui/Icon';
import { lazyDialog } from '../../../ui/lazyDialog';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './ReplyPicker.module.css';
import type { ReplyPickerState } from './useReplyPicker';

const ManageReplies = lazyDialog(() => import('./ManageReplies'));

/** The saved replies under a box, each with what it would insert here. */
export function ReplyPicker({ picker }: { picker: ReplyPickerState }) {
  const translate = useTranslate();
  const { isOpen, found, at, listId, optionId, query } = picker;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  });
  const isEmpty = picker.saved.replies.length === 0;
  const nothing = isEmpty ? translate('replies.none') : translate('replies.nothing', { text: query });
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isOpen && (found.length > 0 ? translate('replies.found', { smart_count: found.length }) : nothing)}
        </span>
      </VisuallyHidden>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press anywhere in it leaves the caret in the box
        <div className={styles.picker} onMouseDown={(event) => event.preventDefault()}>
          {found.length === 0 && <p className={styles.nothing}>{nothing}</p>}
          <div ref={list} id={listId} role="listbox" aria-label={translate('replies.title')} className={styles.list}>
            {found.map((reply, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus, and its keys choose
              <div
                key={reply.id}
                id={optionId(place)}
                role="option"
                tabIndex={-1}
                aria-selected={place === at}
                className={styles.option}
                onClick={() => picker.choose(reply)}
              >
                <span className={styles.name} dir="auto">
                  {reply.name}
                </span>
                <span className={styles.preview} dir="auto">
                  {picker.textOf(reply)}
                </span>
              </div>
            ))}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus, and its keys choose */}
            <div
              id={optionId(found.length)}
              role="option"
              tabIndex={-1}
              aria-selected={at === found.length}
              className={styles.option}
              onClick={picker.manage}
            >
              <span className={styles.manage}>
                <Icon name={isEmpty ? 'plus' : 'gear'} />
                {translate(isEmpty ? 'replies.addFirst' : 'replies.manage')}
              </span>
            </div>
          </div>
          <p className={styles.hint} aria-hidden="true">
            {translate('replies.hint')}
          </p>
        </div>
      )}
      {picker.isManaging && (
        <Suspense>
          <ManageReplies
            saved={picker.saved}
            values={picker.values}
            written={picker.written}
            onClose={picker.stopManaging}
          />
        </Suspense>
      )}
    </>
  );
}
