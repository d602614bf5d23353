import { useEffect, useRef, useState } from 'react';
import { type AppError, toAppError } from '../../../dataProvider/errors';
import type { Entity } from '../../../resources/entity';
import type { NamedAction } from '../actions/actions';
import { useRecordActions } from '../actions/useRecordActions';
import { useEngine } from '../EngineContext';
import type { ConsoleRecord } from '../records/consoleRecord';
import { textActionOf } from './alongside';
import { charactersLeft } from './countText';
import { asSent, fieldText } from './fieldText';
import type { SendOutcome, TextToSend } from './sendText';
import { useComposedText } from './useComposedText';
import { useTextSender } from './useTextSender';
import { useTextTold } from './useTextTold';

export interface ComposerProps {
  entity: Entity;
  record: ConsoleRecord;
  /** Name of the text action. */
  name: string;
  /** @param sent whether the record has the text now; else it is kept as a draft, or was thrown away */
  onClose: (sent: boolean) => void;
  /**
   * Runs what goes out with the text (publishing), before `onClose`. Who gives it also tells of the text and takes it
   * back; without it both are told by messages with 'Undo'.
   */
  runWith?: ((named: NamedAction, record: ConsoleRecord) => unknown) | undefined;
}

/** Where a text is on its way. */
export type Stage =
  | { kind: 'writing' }
  | { kind: 'sending' }
  /** Its sending failed; `also` is what was to be done with it. */
  | { kind: 'failed' | 'missing' | 'unknown'; error: AppError; also: NamedAction | null }
  /** Somebody else wrote meanwhile: this. */
  | { kind: 'conflict'; theirs: string }
  | { kind: 'gone' };

const writing: Stage = { kind: 'writing' };

/** Everything that the box does, without its looks. */
export function useComposer({ entity, record, name, onClose, runWith }: ComposerProps) {
  const { text: field, max } = textActionOf(entity, name);
  const composed = useComposedText({ entity: entity.name, action: name, field }, record);
  const [stage, setStage] = useState<Stage>(writing);
  /** What is to be done with the text once the merchant has said that it is to go. */
  const [asking, setAsking] = useState<{ also: NamedAction | null } | null>(null);
  const { send, check } = useTextSender(entity);
  const { tellSent, tellUnsent } = useTextTold(entity, name);
  const runAction = useRecordActions(entity);
  const { writer } = useEngine();
  const isLocked = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const left = charactersLeft(composed.text, max);
  const wanted: TextToSend = { field, text: asSent(composed.text), seen: composed.seen };
  const isRemoval = wanted.text === '' && composed.seen !== '';
  const canSend = composed.isChanged && (left ?? 0) >= 0 && stage.kind !== 'gone';

  function settle(outcome: SendOutcome, also: NamedAction | null): void {
    if (outcome.kind === 'sent') {
      composed.discard();
      if (!runWith) tellSent({ record, wanted, restore: composed.restore });
      if (also) void (runWith ?? runAction)(also, { ...record, [field]: wanted.text });
      void writer.refresh(entity);
      onClose(true);
      return;
    }
    // Whoever has gone on is told where they are now.
    if (!isOpen.current) tellUnsent(record, outcome);
    if (outcome.kind === 'conflict') {
      const theirs = asSent(fieldText(outcome.fresh, field));
      composed.accept(theirs);
      setStage({ kind: 'conflict', theirs });
    } else if (outcome.kind === 'gone') setStage({ kind: 'gone' });
    else setStage({ kind: outcome.kind, error: outcome.error, also });
  }

  /** One at a time, however often it is pressed. */
  async function run(work: () => Promise<SendOutcome>, also: NamedAction | null): Promise<void> {
    if (isLocked.current) return;
    isLocked.current = true;
    setAsking(null);
    setStage({ kind: 'sending' });
    try {
      settle(await work(), also);
    } catch (thrown) {
      setStage({ kind: 'failed', error: toAppError(thrown), also });
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
    isBusy: stage.kind === 'sending',
    asking,
    stopAsking: () => setAsking(null),
    /** Sends the text; one that takes an earlier one away is asked about first. */
    send(also: NamedAction | null, isSure = false): void {
      if (!canSend) return;
      if (isRemoval && !isSure) setAsking({ also });
      else void run(() => send(record, wanted), also);
    },
    checkAgain(error: AppError, also: NamedAction | null): void {
      void run(() => check(record, wanted, error), also);
    },
    /** Shows what somebody else has written beside the merchant's own. */
    compare(theirs: string): void {
      composed.accept(theirs);
      setStage({ kind: 'conflict', theirs });
    },
    /** Closes the box; what was typed is kept as a draft. */
    close(): void {
      if (isLocked.current) return;
      if (stage.kind === 'gone') void writer.refresh(entity);
      onClose(false);
    },
  };
}

export type Composer = ReturnType<typeof useComposer>;
