import { useTranslate } from 'ra-core';
import { Suspense, useEffect, useRef } from 'react';
import { Icon } from '../../../ui/icons/Icon';
import { lazyDialog } from '../../../ui/lazy/lazyDialog';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import styles from './ReplyPicker.module.css';
import type { ReplyPickerState } from './useReplyPicker';

const ManageReplies = lazyDialog(() => import('./ManageReplies'));

/** Saved replies below a text box, each with a preview of the text that it inserts. */
export function ReplyPicker({ picker }: { picker: ReplyPickerState }) {
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
        <div className={styles.picker} onMouseDown={(event) => event.preventDefault()}>
          {found.length === 0 && <p className={styles.nothing}>{emptyText}</p>}
          <div ref={list} id={listId} role="listbox" aria-label={translate('replies.title')} className={styles.list}>
            {found.map((reply, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text box keeps the focus and handles the keys
              <div
                key={reply.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === activeIndex}
                className={styles.option}
                onClick={() => picker.choose(reply)}
              >
                <span className={styles.name} dir="auto">
                  {reply.name}
                </span>
                <span className={styles.preview} dir="auto">
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
              className={styles.option}
              onClick={picker.manage}
            >
              <span className={styles.manage}>
                <Icon name={isEmpty ? 'plus' : 'gear'} />
                {translate(isEmpty ? 'replies.addFirst' : 'replies.manage')}
              </span>
            </div>
          </div>
          {found.length > 0 && (
            <p className={styles.hint} aria-hidden="true">
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
