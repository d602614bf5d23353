import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotificationContext, useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { AppError, toAppError } from '../../../dataProvider/errors';
import type { HistoryMeta } from '../../../dataProvider/writes/withHistory';
import type { UpdateMeta } from '../../../dataProvider/writes/withVerification';
import type { Entity } from '../../../resources/entity';
import { closeNotification } from '../../ui/notifications/groupNotifications';
import { useRecordChanges } from '../actions/useRecordActions';
import { composeDraft } from '../drafts/draftStore';
import { useDraft } from '../drafts/useDraft';
import { useEntityLabels } from '../entity/entityLabels';
import { useErrorText } from '../errors/errorText';
import { createEntryId, type UndoEntry } from '../history/undoStack';
import type { NamedAction } from '../records/actions';
import type { ConsoleRecord } from '../records/consoleRecord';
import { isSent } from '../records/recordChange';
import { getFieldText, getTextAction, isSameText, isSentWithText, normalizeText } from './composeField';
import { charactersLeft } from './replies/replyChanges';
import { useCompanionErrorText } from './useCompanionErrorText';

export interface ComposerProps {
  entity: Entity;
  record: ConsoleRecord;
  /** Name of the text action. */
  name: string;
  /** @param sent whether the text was sent; else it is kept as a draft or was discarded */
  onClose: (sent: boolean) => void;
  /**
   * Called after `onClose` with the saved change, and the companion action (publishing) that still has to run; null if it
   * was sent in the same request.
   * If given, the caller handles notifications and undo. Otherwise both are shown as notifications with Undo.
   */
  onSent?: ((entry: UndoEntry, companion: NamedAction | null) => void) | undefined;
}

/** State of sending a text. */
export type ComposeStage =
  | { kind: 'writing' }
  | { kind: 'sending'; companion: NamedAction | null }
  /** Sending failed. `companion` is the action that was sent along, or was to follow. */
  | { kind: 'failed' | 'missing' | 'unknown'; error: AppError; companion: NamedAction | null }
  /** Another user has changed the text to `theirs`. */
  | { kind: 'conflict'; theirs: string }
  | { kind: 'gone' };

const writing: ComposeStage = { kind: 'writing' };

/** State and handlers of a composer. */
export function useComposer({ entity, record, name, onClose, onSent }: ComposerProps) {
  const { text: field, max, usuallyWith } = getTextAction(entity, name);
  const composed = useComposedText({ entity: entity.name, action: name, field }, record);
  const [stage, setStage] = useState<ComposeStage>(writing);
  /** Set while the removal of the current text waits for confirmation. */
  const [pendingConfirmation, setPendingConfirmation] = useState<{ companion: NamedAction | null } | null>(null);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notifyUnsent = useNotifyUnsent(entity, name);
  const { run: runAction, offerUndo } = useRecordChanges();
  const getCompanionErrorText = useCompanionErrorText();
  const { setNotifications } = useNotificationContext();
  const queryClient = useQueryClient();
  const isLocked = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const left = charactersLeft(composed.text, max);
  const text = normalizeText(composed.text);
  const isRemoval = text === '' && composed.seen !== '';
  const canSend = composed.isChanged && (left ?? 0) >= 0 && stage.kind !== 'gone';

  const isOneRequest = isSentWithText(entity, field);
  const toSet = (companion: NamedAction | null) => ({ [field]: text, ...(isOneRequest && companion?.action.set) });

  function handleSent(entryId: string, companion: NamedAction | null): void {
    composed.discard();
    const set = toSet(companion);
    const before = { ...record, [field]: composed.seen };
    const entry = { id: entryId, entity, record: before, set };
    const next = isOneRequest ? null : companion;
    if (!onSent) {
      const sent = isOneRequest && companion ? companion : { name, action: { text: field } };
      const offered = offerUndo(entry, sent);
      if (next) void runCompanion(next, { ...record, ...set }, entryId, offered);
    }
    onClose(true);
    onSent?.(entry, next);
  }

  /** Publishes, for example. One notification is left of both: undoing it, and then the text, takes the undo key. */
  async function runCompanion(
    companion: NamedAction,
    saved: ConsoleRecord,
    notificationId: string,
    offered: Promise<void>,
  ): Promise<void> {
    const toReason = (error: unknown) => getCompanionErrorText(entity, name, error);
    const [isDone] = await Promise.all([runAction(entity, companion, saved, undefined, toReason), offered]);
    if (isDone) setNotifications(closeNotification(notificationId));
  }

  function handleFailure(error: AppError, companion: NamedAction | null): void {
    // The composer is closed, so its notice is not visible.
    if (!isOpen.current) notifyUnsent(record, error);
    const theirs = error.fresh && normalizeText(getFieldText(error.fresh, field));
    if (error.kind === 'notFound' && error.fresh === null) setStage({ kind: 'gone' });
    else if (
      error.kind === 'conflict' &&
      typeof theirs === 'string' &&
      ![composed.seen, text].some((known) => isSameText(theirs, known))
    ) {
      composed.acknowledgeRemote(theirs);
      setStage({ kind: 'conflict', theirs });
    } else {
      const certain = error.isVerified ? 'missing' : 'failed';
      setStage({ kind: error.uncertain ? 'unknown' : certain, error, companion });
    }
  }

  /** Ignores calls while another one is running. */
  async function run(companion: NamedAction | null, lost?: AppError): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    setPendingConfirmation(null);
    setStage({ kind: 'sending', companion });
    try {
      const entryId = createEntryId();
      const meta: UpdateMeta & HistoryMeta = { entryId, expect: { [field]: composed.seen }, ...(lost && { lost }) };
      const params = { id: record.id, data: toSet(companion), previousData: record, meta };
      if (!(await isSent(dataProvider.update(entity.name, params)))) throw new AppError({ kind: 'canceled' });
      handleSent(entryId, companion);
    } catch (thrown) {
      handleFailure(toAppError(thrown), companion);
    } finally {
      isLocked.current = false;
    }
  }

  return {
    composed,
    stage,
    left,
    isRemoval,
    canSend,
    /** Whether a new text is usually sent together with this action. */
    isUsuallyWith: (companion: NamedAction) => companion.name === usuallyWith && composed.seen === '',
    isBusy: stage.kind === 'sending',
    /** Whether the companion action is sent in the request of the text. */
    isOneRequest,
    pendingConfirmation,
    cancelConfirmation: () => setPendingConfirmation(null),
    /** Sends the text. Removing the current text needs a confirmation first. */
    send(companion: NamedAction | null, isConfirmed = false): void {
      if (!canSend) return;
      if (isRemoval && !isConfirmed) setPendingConfirmation({ companion });
      else void run(companion);
    },
    checkAgain(error: AppError, companion: NamedAction | null): void {
      void run(companion, error);
    },
    /** Shows the other user's text next to the draft. */
    compare(theirs: string): void {
      composed.acknowledgeRemote(theirs);
      setStage({ kind: 'conflict', theirs });
    },
    /** Closes the composer. The text is kept as a draft. */
    close(): void {
      if (isLocked.current) return;
      if (stage.kind === 'gone') void queryClient.invalidateQueries({ queryKey: [entity.name] });
      onClose(false);
    },
  };
}

export type Composer = ReturnType<typeof useComposer>;

/** Returns a function that shows that a text was not sent, for a composer that was closed in the meantime. */
function useNotifyUnsent(entity: Entity, name: string): (record: ConsoleRecord, error: AppError) => void {
  const labels = useEntityLabels(entity);
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  return (record, error) => {
    const { kind, fresh } = error;
    const isRead = fresh !== undefined && (kind === 'conflict' || kind === 'notFound');
    const reason = isRead ? translate(`compose.reason.${kind === 'conflict' ? 'conflict' : 'gone'}`) : errorText(error);
    notify(translate('compose.unsent', { action: labels.action(name), record: labels.named(record), reason }), {
      type: 'error',
    });
  };
}

/** Stored draft: the text, and the record's text when the draft was started. */
const draftShape = z.object({ text: z.string(), seen: z.string() });
type Draft = z.infer<typeof draftShape>;

interface TextFieldRef {
  /** Name of the entity. */
  entity: string;
  /** Name of the text action. */
  action: string;
  field: string;
}

/** Draft of a text of a record. */
interface ComposedText {
  text: string;
  /** Text of the record when the draft was started. */
  seen: string;
  /** True if the text differs from `seen`. Only changed texts can be sent. */
  isChanged: boolean;
  /** True if restored from an earlier visit. */
  isRestored: boolean;
  /** Current text of the record if another user has changed it since; else null. */
  remoteText: string | null;
  type(text: string): void;
  /** Marks the server's text as seen, so that sending overwrites it. */
  acknowledgeRemote(now: string): void;
  /** Removes the draft. */
  discard(): void;
  /** Stores a discarded text as a draft again, even if the composer is closed. */
  restore(text: string, seen: string): void;
}

/** Draft of a text of a record. Changes of the record never overwrite it. */
function useComposedText({ entity, action, field }: TextFieldRef, record: ConsoleRecord): ComposedText {
  const [stored, store] = useDraft(composeDraft(entity, action, record.id));
  const current = normalizeText(getFieldText(record, field));
  const [typed, setTyped] = useState<Draft | null>(() => parseDraft(stored));
  const [isRestored, setRestored] = useState(typed !== null);
  // Undo stores the text as a draft, possibly while a composer is open.
  const edit = typed ?? parseDraft(stored);
  /** Text of the record when a conflict was last acknowledged. Only later changes are reported. */
  const [acknowledgedText, setAcknowledgedText] = useState<string | null>(null);

  const text = edit?.text ?? current;
  const seen = edit?.seen ?? current;
  const persist = (next: Draft) => {
    // An unchanged text follows the record again. Trailing whitespace is kept while typing.
    setTyped(next.text === next.seen ? null : next);
    store(isSameText(next.text, next.seen) ? '' : JSON.stringify(next));
  };
  const hasRemoteChange = !isSameText(current, seen) && !isSameText(current, text) && current !== acknowledgedText;

  return {
    text,
    seen,
    isChanged: !isSameText(text, seen),
    isRestored,
    remoteText: hasRemoteChange ? current : null,
    type(next) {
      persist({ text: next, seen });
    },
    acknowledgeRemote(now) {
      setAcknowledgedText(current);
      persist({ text, seen: now });
    },
    discard() {
      setTyped(null);
      setRestored(false);
      store('');
    },
    restore(restored, before) {
      setTyped(null);
      store(JSON.stringify({ text: restored, seen: before } satisfies Draft));
    },
  };
}

function parseDraft(stored: string): Draft | null {
  try {
    const read = draftShape.safeParse(JSON.parse(stored));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
