import '../../../i18n/en/areas/compose';
import '../../../i18n/en/areas/replies';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useFocusRestore } from '../../ui/focus/useFocusRestore';
import { insertText } from '../../ui/inputs/insertText';
import { useEntityLabels } from '../entity/entityLabels';
import { useLeaveGuard } from '../tray/useLeaveGuard';
import { ComposeBox } from './ComposeBox';
import { ComposeFoot } from './ComposeFoot';
import { ConflictNotice, RemoteChangeNotice, StageNotice } from './ComposeNotice';
import { companionAction, getTextAction } from './companionAction';
import { RemoteVersion } from './RemoteVersion';
import { RemoveText } from './RemoveText';
import { SuggestedReplyList } from './reuse/SuggestedReplyList';
import styles from './TextComposer.module.css';
import { type ComposerProps, useComposer } from './useComposer';
import { useDiscard } from './useDiscard';

/** Inline composer for a text of a record, such as a reply or an answer. */
export default function TextComposer(props: ComposerProps) {
  const { entity, record, name } = props;
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const region = useRef<HTMLFieldSetElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const composer = useComposer(props);
  const { composed, stage, isBusy } = composer;
  const action = getTextAction(entity, name);
  const companion = companionAction(entity, record);
  const discard = useDiscard(entity, record, composer, props.onClose);
  const fieldName = labels.field(action.text);
  const fieldLabels = { field: fieldName, fieldLower: labels.fieldNoun(action.text) };
  const isRecordGone = stage.kind === 'gone';
  useFocusRestore(region);
  useLeaveGuard(composed.isChanged && !isRecordGone);

  useEffect(() => {
    const field = box.current;
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(field.value.length, field.value.length);
    region.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  // The notice may be outside of the visible part of a long text.
  useEffect(() => {
    if (stage.kind === 'writing' || stage.kind === 'sending') return;
    region.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [stage.kind]);

  const insert = (text: string) => {
    const field = box.current;
    if (!field || field.readOnly) return;
    insertText(field, text, [field.selectionStart, field.selectionEnd], composed.type);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    // Don't trigger shortcuts of the list or the page.
    if (!isCommand) event.stopPropagation();
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.repeat) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      composer.close();
    }
    if (event.key === 'Enter' && isCommand && !event.altKey) {
      event.preventDefault();
      if (!event.shiftKey) composer.send(null);
      else if (companion) composer.send(companion);
    }
  };

  return (
    <>
      <fieldset
        ref={region}
        tabIndex={-1}
        aria-label={translate('compose.of', { action: labels.actionOn(name, record), title: labels.title(record) })}
        aria-busy={isBusy || undefined}
        className={styles.composer}
        onKeyDown={onKeyDown}
      >
        {composed.remoteText !== null && stage.kind !== 'conflict' && !isRecordGone && (
          <RemoteChangeNotice {...fieldLabels} onCompare={() => composer.compare(composed.remoteText ?? '')} />
        )}
        {stage.kind === 'conflict' && <ConflictNotice {...fieldLabels} />}
        <div className={styles.texts} data-both={stage.kind === 'conflict' || undefined}>
          {stage.kind === 'conflict' && (
            <RemoteVersion {...fieldLabels} text={stage.theirs} onInsert={insert} onAccept={discard.acceptRemote} />
          )}
          <ComposeBox
            box={box}
            entity={entity}
            record={record}
            label={stage.kind === 'conflict' ? translate('compose.conflict.mine', fieldLabels) : fieldName}
            text={composed.text}
            onType={composed.type}
            isLocked={isBusy || isRecordGone}
            left={composer.left}
          />
        </div>
        <StageNotice {...fieldLabels} composer={composer} />
        <ComposeFoot {...{ composer, companion, labels, name, ...fieldLabels }} onDiscard={discard.discard} />
        {action.reuse && !isRecordGone && (
          <SuggestedReplyList
            entity={entity}
            record={record}
            field={action.text}
            reuse={action.reuse}
            box={box}
            onInsert={insert}
          />
        )}
      </fieldset>
      {composer.pendingConfirmation && <RemoveText {...{ composer, labels, record, ...fieldLabels }} />}
    </>
  );
}
