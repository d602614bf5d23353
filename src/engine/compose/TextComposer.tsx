import '../../../i18n/en/areas/compose';
import '../../../i18n/en/areas/replies';
import { useNotify, useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Entity } from '../../../resources/entity';
import { isPrimaryKey } from '../../lib/primaryKey';
import { Button } from '../../ui/buttons/Button';
import { useFocusRestore } from '../../ui/focus/useFocusRestore';
import { insertText } from '../../ui/inputs/insertText';
import { Modal } from '../../ui/overlays/Modal';
import { type EntityLabels, useEntityLabels } from '../entity/entityLabels';
import type { ConsoleRecord } from '../records/consoleRecord';
import { useLeaveGuard } from '../tray/useLeaveGuard';
import { ComposeBox } from './ComposeBox';
import { ComposeFoot, ConflictNotice, RemoteChangeNotice, StageNotice } from './ComposeFoot';
import { companionAction, type FieldLabels, getTextAction } from './composeField';
import { SuggestedReplyList } from './reuse/SuggestedReplyList';
import styles from './TextComposer.module.css';
import { type Composer, type ComposerProps, useComposer } from './useComposer';

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
  // One that is being sent may show in the record, to which it doesn't apply then.
  const companion = (stage.kind === 'sending' && stage.companion) || companionAction(entity, record);
  const discard = useDiscard(entity, record, composer, props.onClose);
  const fieldName = labels.field(action.text);
  const fieldLabels = { field: fieldName, fieldLower: labels.fieldNoun(action.text) };
  const isRecordGone = stage.kind === 'gone';
  useFocusRestore(region);
  useLeaveGuard(composed.isChanged && !isRecordGone);

  // Before the first paint, so that keys pressed at once reach the text.
  useLayoutEffect(() => {
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

  /** Inserts a text as a new paragraph, unless a space precedes the cursor. */
  const insertParagraph = (text: string) => {
    const before = box.current?.value.slice(0, box.current.selectionStart) ?? '';
    insert(/\S$/.test(before) ? `\n\n${text}` : text);
  };

  /** Presses the first button, or the second with Shift. */
  const sendByKey = (isSecond: boolean) => {
    const both = composer.isRemoval ? null : companion;
    if (both) composer.send(composer.isUsuallyWith(both) === isSecond ? null : both);
    else if (!isSecond) composer.send(null);
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
    if (isPrimaryKey(event) && !event.altKey) {
      event.preventDefault();
      sendByKey(event.shiftKey);
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
            <RemoteVersion
              {...fieldLabels}
              text={stage.theirs}
              onInsert={insertParagraph}
              onAccept={discard.acceptRemote}
            />
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

interface RemoveTextProps extends FieldLabels {
  composer: Composer;
  labels: EntityLabels;
  record: ConsoleRecord;
}

/** Confirms that sending an empty text removes the current one. */
function RemoveText({ composer, labels, record, ...fieldLabels }: RemoveTextProps) {
  const translate = useTranslate();
  return (
    <Modal
      danger
      title={translate('compose.remove.title', { ...fieldLabels, record: labels.named(record) })}
      onCancel={composer.cancelConfirmation}
      onSubmit={() => composer.send(composer.pendingConfirmation?.companion ?? null, true)}
      submitLabel={translate('compose.remove.submit', { ...fieldLabels })}
    >
      <p>{translate('compose.remove.text', { ...fieldLabels })}</p>
      <blockquote dir="auto">{composer.composed.seen}</blockquote>
    </Modal>
  );
}

interface RemoteVersionProps extends FieldLabels {
  text: string;
  /** Inserts it into the user's draft. */
  onInsert: (text: string) => void;
  /** Keeps it and discards the user's draft. */
  onAccept: () => void;
}

/** Text of another user in a conflict, shown next to the user's draft. */
function RemoteVersion({ text, onInsert, onAccept, ...fieldLabels }: RemoteVersionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className={styles.theirs} aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {translate('compose.conflict.theirs', { ...fieldLabels })}
      </p>
      <p className={styles.theirText} dir="auto">
        {text || <em>{translate('compose.conflict.removed', { ...fieldLabels })}</em>}
      </p>
      <div className={styles.buttons}>
        <Button size="small" onClick={onAccept}>
          {translate('compose.conflict.keepTheirs')}
        </Button>
        {text !== '' && (
          <Button size="small" kind="quiet" onClick={() => onInsert(text)}>
            {translate('compose.conflict.insert')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface Discard {
  /** Discards the draft. */
  discard: () => void;
  /** Discards the draft and keeps the other user's text. */
  acceptRemote: () => void;
}

/** Handlers that discard a draft. Their notification offers to restore it. */
function useDiscard(
  entity: Entity,
  record: ConsoleRecord,
  { composed, close, isBusy }: Composer,
  onClose: (sent: boolean) => void,
): Discard {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const notify = useNotify();

  const createHandler = (message: string, after: () => void) => () => {
    if (isBusy) return;
    const { text, seen, restore, isChanged } = composed;
    composed.discard();
    if (isChanged) {
      notify(message, { action: { label: translate('compose.discarded.restore'), run: () => restore(text, seen) } });
    }
    after();
  };
  const named = labels.named(record);
  return {
    discard: createHandler(translate('compose.discarded.done', { record: named }), close),
    acceptRemote: createHandler(translate('compose.conflict.kept', { record: named }), () => onClose(false)),
  };
}
