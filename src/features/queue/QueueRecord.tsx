import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useRef } from 'react';
import { useActionController } from '../../engine/actions/useActionController';
import { Composer } from '../../engine/compose/Composer';
import { composeDraft, useHasDraft } from '../../engine/drafts/useDraft';
import { useEntityLabels } from '../../engine/entity/entityLabels';
import { useErrorText } from '../../engine/errors/errorText';
import { FlagPills } from '../../engine/flags/FlagPills';
import { type HighlightsByField, HighlightsContext, type RecordFlags } from '../../engine/flags/flag';
import { HighlightedText } from '../../engine/flags/HighlightedText';
import type { SimilarRecord } from '../../engine/flags/similarRecords';
import { RecordLead, RecordSections } from '../../engine/panel/RecordSections';
import { groupFieldsBySection } from '../../engine/panel/recordSections';
import { SimilarRecords } from '../../engine/panel/SimilarRecords';
import { getAvailableActions, type NamedAction } from '../../engine/records/actions';
import type { ConsoleRecord } from '../../engine/records/consoleRecord';
import type { RecordChange } from '../../engine/records/recordChange';
import { usePendingRecord } from '../../engine/records/usePendingRecord';
import { Banner } from '../../ui/feedback/Banner';
import { QueueBar } from './QueueBar';
import styles from './QueueRecord.module.css';
import { type QueueCommands, useQueueKeys } from './queueKeys';
import type { QueueRun } from './queueRun';
import { getVisibleRecord, isGone, isPending, type QueueEntry } from './queueState';

interface QueueRecordProps {
  run: QueueRun;
  entry: QueueEntry;
  /** Flags of the record. */
  flags: RecordFlags | undefined;
  /** Other records of the queue with nearly the same text. */
  similar: readonly SimilarRecord[];
  commands: QueueCommands;
}

const noHighlights: HighlightsByField = {};

/** Current record with all its fields and actions. */
export function QueueRecord({ run, entry, flags, similar, commands }: QueueRecordProps) {
  const { entity, key: entryKey } = entry;
  const labels = useEntityLabels(entity);
  const card = useRef<HTMLElement>(null);
  // Pending writes of the media viewer are applied too.
  const visibleRecord = getVisibleRecord(entry);
  const record = usePendingRecord(entity.name, visibleRecord) ?? visibleRecord;

  const act = useCallback(
    (named: NamedAction, _record: ConsoleRecord, given?: RecordChange) => run.act(entryKey, named, given),
    [run, entryKey],
  );
  const { onAction, composing, closeComposer, dialogs } = useActionController(entity, act);
  const actions = useMemo(() => (isGone(entry) ? [] : getAvailableActions(entity, record)), [entity, entry, record]);

  const runShortcut = (key: string) => {
    const named = actions.find(({ action }) => action.key === key);
    if (named) onAction(named, record);
    return named !== undefined;
  };
  useQueueKeys(commands, runShortcut, composing !== null);

  const handleClose = useCallback(() => {
    closeComposer();
    card.current?.focus({ preventScroll: true });
  }, [closeComposer]);

  const sections = groupFieldsBySection(entity, record);
  const [first] = sections.text;
  const isTitle = first?.kind === 'text';
  return (
    <HighlightsContext value={flags?.marks ?? noHighlights}>
      <article
        ref={card}
        className={styles.card}
        tabIndex={-1}
        data-queue-card=""
        data-record={entry.base.id}
        data-entity={entity.name}
        aria-labelledby={`queue-${entryKey}`}
      >
        <QueueNotice entry={entry} />
        {!composing &&
          actions.map(
            ({ name, action: { text } }) =>
              text !== undefined && <QueueDraft key={name} entry={entry} action={name} field={text} />,
          )}
        <RecordLead entity={entity} record={record} fields={[...sections.lead, ...sections.state]} large={!first} />
        <h2 id={`queue-${entryKey}`} dir="auto" className={styles.title}>
          {isTitle ? <HighlightedText path={first.path} text={String(first.value)} /> : labels.title(record)}
        </h2>
        {flags && <FlagPills flags={flags.flags} among="waiting" />}
        <RecordSections
          entity={entity}
          record={record}
          sections={isTitle ? { ...sections, text: sections.text.slice(1) } : sections}
        >
          {composing && <QueueComposer run={run} entry={entry} name={composing.name} onClose={handleClose} />}
        </RecordSections>
        <SimilarRecords entity={entity} record={record} similar={similar} />
      </article>
      {!composing && (
        <QueueBar entry={entry} actions={actions} record={record} onAction={onAction} commands={commands} />
      )}
      {dialogs}
    </HighlightsContext>
  );
}

/** Notice that the record has an unsent draft. */
function QueueDraft({ entry: { entity, base }, action, field }: { entry: QueueEntry; action: string; field: string }) {
  const translate = useTranslate();
  const labels = useEntityLabels(entity);
  const hasStoredDraft = useHasDraft(composeDraft(entity.name, action, base.id));
  return hasStoredDraft && <Banner tone="info">{translate('queue.draft', { field: labels.field(field) })}</Banner>;
}

/** State of the visible record: write rejected, handled, deleted, or being saved. */
function QueueNotice({ entry }: { entry: QueueEntry }) {
  const { writeFailure, isHandledElsewhere, isRemoved, jobs, skippedTurn } = entry;
  const translate = useTranslate();
  const labels = useEntityLabels(entry.entity);
  const errorText = useErrorText();
  if (writeFailure) {
    const title = translate(writeFailure.undoing ? 'queue.troubleUndo' : 'queue.trouble', {
      action: labels.action(writeFailure.action),
    });
    return (
      <Banner tone="danger" title={title}>
        {errorText(writeFailure.error)}
      </Banner>
    );
  }
  const getNotice = () => {
    if (isHandledElsewhere) return ['waiting', isRemoved ? 'removedElsewhere' : 'elsewhere'] as const;
    if (jobs.length > 0) return ['info', 'underWay'] as const;
    if (isGone(entry)) return ['done', 'deleted'] as const;
    if (!isPending(entry)) return ['done', 'decided'] as const;
    return skippedTurn === null ? null : (['info', 'skippedBefore'] as const);
  };
  const visibleNotice = getNotice();
  return visibleNotice && <Banner tone={visibleNotice[0]}>{translate(`queue.${visibleNotice[1]}`)}</Banner>;
}

interface QueueComposerProps {
  run: QueueRun;
  entry: QueueEntry;
  /** Name of the text action. */
  name: string;
  onClose: () => void;
}

/** Composer of a record in the queue. The run counts the sent text and runs the companion action. */
function QueueComposer({ run, entry, name, onClose }: QueueComposerProps) {
  const { entity, key, base } = entry;
  const before = useRef(entry);
  return (
    <Composer
      entity={entity}
      record={base}
      name={name}
      onClose={onClose}
      onSent={(sent, companion) => {
        // In this order, so that Undo reverts the companion action before the text.
        run.recordText(sent, name, before.current);
        if (companion) run.act(key, companion);
      }}
    />
  );
}
