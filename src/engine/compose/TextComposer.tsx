import { useLocale, useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { insertText } from '../../ui/insertText';
import { useKeepFocus } from '../../ui/useKeepFocus';
import { useLeaveGuard } from '../tray/useLeaveGuard';
import { useEntityWords } from '../words';
import { alongsideOf, textActionOf } from './alongside';
import { ComposeBox } from './ComposeBox';
import { ComposeFoot } from './ComposeFoot';
import { ElsewhereNotice, StageNotice } from './ComposeNotice';
import { RemoveText } from './RemoveText';
import { ReuseList } from './reuse/ReuseList';
import styles from './TextComposer.module.css';
import { TheirText } from './TheirText';
import { type ComposerProps, useComposer } from './useComposer';
import { useDiscard } from './useDiscard';

/** Writes a text of a record where the record stands: a reply, an answer. */
export default function TextComposer(props: ComposerProps) {
  const { entity, record, name } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const words = useEntityWords(entity);
  const region = useRef<HTMLFieldSetElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const composer = useComposer(props);
  const { composed, stage, isBusy } = composer;
  const action = textActionOf(entity, name);
  const also = alongsideOf(entity, record);
  const discard = useDiscard(entity, record, composer, props.onClose);
  const fieldName = words.field(action.text);
  const spoken = { field: fieldName, fieldLower: fieldName.toLocaleLowerCase(locale) };
  const isOver = stage.kind === 'gone';
  useKeepFocus(region);
  useLeaveGuard(composed.isChanged && !isOver);

  useEffect(() => {
    const field = box.current;
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
    region.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  const insert = (text: string) => {
    const field = box.current;
    if (!field || field.readOnly) return;
    insertText(field, text, [field.selectionStart, field.selectionEnd], composed.type);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    // The list and the page around it have letters of their own.
    if (!isCommand) event.stopPropagation();
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.repeat) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      composer.close();
    }
    if (event.key === 'Enter' && isCommand && !event.altKey) {
      event.preventDefault();
      if (!event.shiftKey) composer.send(null);
      else if (also) composer.send(also);
    }
  };

  return (
    <>
      <fieldset
        ref={region}
        tabIndex={-1}
        aria-label={translate('compose.of', { action: words.action(name), title: words.title(record) })}
        aria-busy={isBusy || undefined}
        className={styles.composer}
        onKeyDown={onKeyDown}
      >
        {composed.elsewhere !== null && stage.kind !== 'conflict' && !isOver && (
          <ElsewhereNotice {...spoken} onCompare={() => composer.compare(composed.elsewhere ?? '')} />
        )}
        <div className={styles.texts} data-both={stage.kind === 'conflict' || undefined}>
          {stage.kind === 'conflict' && (
            <TheirText {...spoken} text={stage.theirs} onInsert={insert} onKeep={discard.forTheirs} />
          )}
          <ComposeBox
            box={box}
            entity={entity}
            record={record}
            label={stage.kind === 'conflict' ? translate('compose.conflict.mine', spoken) : fieldName}
            text={composed.text}
            onType={composed.type}
            isLocked={isBusy || isOver}
            left={composer.left}
          />
        </div>
        <StageNotice {...spoken} composer={composer} />
        <ComposeFoot {...{ composer, also, words, name, ...spoken }} onDiscard={discard.forNothing} />
        {action.reuse && !isOver && (
          <ReuseList
            entity={entity}
            record={record}
            field={action.text}
            reuse={action.reuse}
            box={box}
            onInsert={insert}
          />
        )}
      </fieldset>
      {composer.asking && <RemoveText {...{ composer, words, record, ...spoken }} />}
    </>
  );
}
